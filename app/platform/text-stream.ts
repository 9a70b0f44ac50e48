/**
 * A text that is made while it is sent. Nothing more is made once the reader has left; `onLeft` ends
 * what a part still waits for.
 */
export function streamOf(
  parts: AsyncGenerator<string, void>,
  onLeft?: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    cancel: () => {
      onLeft?.();
      void parts.return(undefined);
    },
  });
}
