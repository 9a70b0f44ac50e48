/** A text that is made while it is sent. Nothing more is made once the reader has left. */
export function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    cancel: () => void parts.return(undefined),
  });
}
