/** Loads another site's script, which the Content-Security-Policy must name. */
export function loadScript(document: Document, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}
