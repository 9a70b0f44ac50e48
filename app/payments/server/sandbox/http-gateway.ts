import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { SandboxRefusal } from './books.service.ts';

/** What every sandbox's HTTP begins with. `errorBody` words a refusal as its gateway does. */
export function sandboxHttp(errorBody: (message: string) => object, unknownAddress: string): Hono {
  const gateway = new Hono();
  gateway.use(
    bodyLimit({
      maxSize: 65_536,
      onError: () => {
        throw new SandboxRefusal('The request is too large', 413);
      },
    }),
  );
  gateway.notFound((c) => c.json(errorBody(unknownAddress), 404));
  gateway.onError((error, c) => {
    if (error instanceof SandboxRefusal)
      return c.json(errorBody(error.message), error.status as 400);
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  return gateway;
}

/** @throws {SandboxRefusal} */
export function readAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new SandboxRefusal(parsed.error.issues[0]?.message ?? 'The request is invalid');
  return parsed.data;
}
