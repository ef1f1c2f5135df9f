import { chunkLoadErrorName, chunkTimeoutMs } from '@yunyou/contract';

/**
 * Lazy loading with a limit (spec section 7): browsers have none of their own. Rejects as `load` does, or after 120 000 ms
 * with an error named `ChunkLoadError`; the fetch itself goes on.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const chunk = load();
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const error = new Error('A part of the app did not arrive');
      error.name = chunkLoadErrorName;
      reject(error);
    };
    const timer = setTimeout(giveUp, chunkTimeoutMs);
    chunk.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
