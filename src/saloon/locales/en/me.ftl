### What the page says where one is oneself: one’s name, codes, and how to leave no trace.

me-text = A name is all it takes. It is what others see at the table. This browser remembers you: if it loses its cookies, only a code from below brings you back.
me-save = Keep this name
me-saved = Saved.
me-move-title = Move to another device
me-move-text = Get a code here and type it there: your name, your seats and your matches come along. A code works once, within 30 days.
me-move-code = Get a code
me-back-title = Come back with a code
me-back-code = The code
me-back = Come back
me-welcome-back = Welcome back!
me-elsewhere-title = Other devices
me-elsewhere-text = Whoever came in with a code of yours, or sits at a device you left behind, is you there as well. Sign out there, and only this device is you; a code that was not used is worth nothing any more.
me-elsewhere = Sign out everywhere else
me-elsewhere-done = You are signed out everywhere else.
me-erase-title = Leave no trace
me-erase-text = Your name and your seats are erased. Matches you played stay in the house without your name.
me-erase = Erase me
me-erase-sure = Yes, erase me for good
me-erase-no = No, I stay
me-erased = You are erased. It was good to have you here.
me-move-copy = Copy the code
me-move-copied = The code is copied.
me-move-until = It works once, until { $day }. A new code replaces it.
me-back-text = You get it on the device where you have played before, on this very page.
failed-no-such-code = Nobody has this code: it was used already, or is too old.
