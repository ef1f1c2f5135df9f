import type { TextStorage } from '../host';
import type { MiniProgramCalls } from './wx';

/** The mini-program's storage. It throws when it is full (10 MB); what could not be written lives in memory. */
export function createWxStorage(wx: MiniProgramCalls): TextStorage {
  const inMemory = new Map<string, string>();
  return {
    get(key) {
      const value = inMemory.get(key);
      if (value !== undefined) return value;
      try {
        // An empty text for what is not there, and other kinds of values where somebody else wrote them.
        const stored = wx.getStorageSync(key);
        return typeof stored === 'string' && stored !== '' ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        wx.setStorageSync(key, value);
        if (value === '') inMemory.set(key, value);
        else inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        wx.removeStorageSync(key);
      } catch {
        // Nothing was stored where nothing can be reached.
      }
    },
  };
}
