// What the page complains of in its console fails a test, as it does in a browser.
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
