/** Loads another site's script. The page runs scripts of its own origin only, and those that carry the answer's nonce. */
export function loadScript(document: Document, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}
