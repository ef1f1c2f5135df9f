import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type UploadedFile, type UploadFunction, type UploadItem, uploadsAfter } from './uploads';

/** How many files are on their way at one time: more would only share the same uplink. */
const PARALLEL = 3;

/** Files on their way: what there is, and how to add, remove and try again. Leaving the page aborts what is on its way. */
export function useUploads(
  upload: UploadFunction,
  initial: readonly UploadedFile[],
  onChange: (uploaded: UploadedFile[]) => void,
) {
  const lastId = useRef(initial.length);
  const [items, dispatch] = useReducer(uploadsAfter, initial, (given): readonly UploadItem[] =>
    given.map((uploaded, index) => ({
      id: index + 1,
      name: uploaded.name,
      pictureUrl: /\.(avif|gif|jpe?g|png|webp)$/i.test(uploaded.name) ? uploaded.url : null,
      status: 'done',
      uploaded,
    })),
  );
  const running = useRef(new Map<number, AbortController>());
  const previews = useRef(new Map<number, string>());

  const send = useEffectEvent(async (id: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    dispatch({ type: 'started', id });
    try {
      const { url, key } = await upload({
        file,
        fileName: file.name,
        signal,
        onProgress: (part) => dispatch({ type: 'progressed', id, part }),
      });
      if (!signal.aborted) dispatch({ type: 'sent', id, uploaded: { url, key, name: file.name } });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', id, error });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  });

  useEffect(() => {
    const free = PARALLEL - items.filter((item) => item.status === 'sending').length;
    const waiting = items.flatMap((item) => (item.status === 'waiting' ? [item] : []));
    for (const item of waiting.slice(0, Math.max(0, free))) void send(item.id, item.file);
  }, [items]);

  const tell = useEffectEvent(onChange);
  const keys = items.flatMap((item) => (item.status === 'done' ? [item.uploaded.key] : [])).join('\n');
  const toldKeys = useRef(keys);
  // Progress is not news to a form; another set of files is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say whether the files are others
  useEffect(() => {
    if (toldKeys.current === keys) return;
    toldKeys.current = keys;
    tell(items.flatMap((item) => (item.status === 'done' ? [item.uploaded] : [])));
  }, [keys]);

  useEffect(() => {
    const [controllers, urls] = [running.current, previews.current];
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, []);

  return {
    items,
    add(files: readonly File[]) {
      const added = files.map((file): UploadItem => {
        lastId.current += 1;
        const id = lastId.current;
        const pictureUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
        if (pictureUrl) previews.current.set(id, pictureUrl);
        return { id, name: file.name, pictureUrl, status: 'waiting', file };
      });
      dispatch({ type: 'added', items: added });
    },
    remove(id: number) {
      running.current.get(id)?.abort();
      running.current.delete(id);
      const preview = previews.current.get(id);
      if (preview) URL.revokeObjectURL(preview);
      previews.current.delete(id);
      dispatch({ type: 'removed', id });
    },
    retry: (id: number) => dispatch({ type: 'again', id }),
  };
}
