/** The lines of a text that comes in pieces, without their ends. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf-8' | 'gbk' | 'latin1',
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  rest += decoder.decode();
  if (rest !== '') yield rest.replace(/\r$/, '');
}
