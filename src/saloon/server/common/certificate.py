"""A self-signed certificate, so that browsers in a private network may use a camera: they allow it over https only.

No authority signs it: every browser warns once and shows the fingerprint that the server prints. The file lies beside
the server's data and is used again, so that a phone that has accepted it is not asked anew.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

LASTS: Final = timedelta(days=397)  # the most that browsers accept
SPARE: Final = timedelta(days=30)  # one that ends sooner is made anew
NAME: Final = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Saloon")])


def provide(file: Path, hosts: Sequence[str]) -> str:
    """Make sure that this file holds a certificate and key for these hosts; returns the fingerprint."""
    kept = read(file)
    if kept is None or not serves(kept, hosts):
        kept = make(file, hosts)
    return kept.fingerprint(hashes.SHA256()).hex(":").upper()


def read(file: Path) -> x509.Certificate | None:
    """The certificate in a file, if there is one."""
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except (OSError, ValueError):
        return None


def serves(kept: x509.Certificate, hosts: Sequence[str]) -> bool:
    """Whether a certificate covers all these hosts and does not expire soon."""
    names = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return set(map(subject, hosts)) <= set(names) and kept.not_valid_after_utc - datetime.now(UTC) > SPARE


def make(file: Path, hosts: Sequence[str]) -> x509.Certificate:
    """Make a self-signed certificate; only the owner of the file may read its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(NAME, NAME, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # clocks differ
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName(map(subject, hosts)), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as pem:
        pem.write(secret + made.public_bytes(serialization.Encoding.PEM))
    return made


def subject(host: str) -> x509.GeneralName:
    """A host as a certificate's subject alternative name."""
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)
