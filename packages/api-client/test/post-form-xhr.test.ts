import { afterEach, describe, expect, it, vi } from 'vitest';
import { postFormByXhr } from '../src/post-form-xhr';

class FakeSender {
  static last: FakeSender | undefined;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  status = 204;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  sent: FormData | undefined;
  constructor() {
    FakeSender.last = this;
  }
  open() {}
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort?.();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function post(signal = new AbortController().signal) {
  vi.stubGlobal('XMLHttpRequest', FakeSender);
  const parts: number[] = [];
  const answer = postFormByXhr()?.({
    url: 'https://store.test',
    fields: [['key', 'k-1']],
    file: new Blob(['abc']),
    fileName: 'a.png',
    signal,
    onProgress: (part) => parts.push(part),
  });
  return { answer, parts, sender: FakeSender.last };
}

describe('a form in a browser', () => {
  it('tells how far it has come, and is done when it was answered', async () => {
    const { answer, parts, sender } = post();
    sender?.upload.onprogress?.({ loaded: 1, total: 4 });
    sender?.upload.onprogress?.({ loaded: 4, total: 4 });
    sender?.onload?.();
    expect(await answer).toBe(204);
    expect(parts).toEqual([0.25, 0.99, 1]);
    expect([...(sender?.sent?.keys() ?? [])]).toEqual(['key', 'file']);
  });

  it('fails with the network', async () => {
    const { answer, sender } = post();
    sender?.onerror?.();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('ends when it is not wanted any more', async () => {
    const controller = new AbortController();
    const { answer } = post(controller.signal);
    controller.abort(new Error('removed'));
    await expect(answer).rejects.toThrow('removed');
    await expect(post(AbortSignal.abort(new Error('before'))).answer).rejects.toThrow('before');
  });

  it('is posted in another way where there is no XMLHttpRequest', () => {
    expect(postFormByXhr()).toBeUndefined();
  });
});
