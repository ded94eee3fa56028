"""A check: one promise of the contract, tried on one case."""

from __future__ import annotations

from collections.abc import Callable

from saloon.kernel.conformance.case import Case, Fault


class Violation(AssertionError):  # noqa: N818 - reads as what it is in a test's report
    """A game breaks a promise: which check found it, and where and how."""

    def __init__(self, check: str, reason: str) -> None:
        super().__init__(f"{check}: {reason}")
        self.check = check
        self.reason = reason


class Check:
    """Called with a case, it returns if the promise holds and raises `Violation` if not.

    `rests_on` names the checks without which this one has no meaning: where states are not repeatable, for example,
    nothing can be said about copies of them.
    """

    def __init__(self, test: Callable[[Case], None], rests_on: tuple[Check, ...]) -> None:
        self.test = test
        self.name = test.__name__
        self.promise = (test.__doc__ or "").strip()
        self.rests_on = rests_on

    def __call__(self, case: Case) -> None:
        """Try the promise on a case."""
        try:
            self.test(case)
        except Fault as fault:
            place = "" if fault.seq is None else f", position {fault.seq}"
            raise Violation(self.name, f"{case}{place}: {fault.reason}") from fault
        except Exception as error:
            raise Violation(self.name, f"{case}: raises {error!r}") from error


def check(*rests_on: Check) -> Callable[[Callable[[Case], None]], Check]:
    """Make a check of a function whose docstring is the promise."""
    return lambda test: Check(test, rests_on)
