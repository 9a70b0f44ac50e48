import { Socket } from 'node:net';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);
const strays: string[] = [];

/**
 * Side effects since the last call: lines on the console's error stream, connections to another
 * machine.
 */
export const takeStrays = (): string[] => strays.splice(0);

/**
 * The machine that the arguments of `socket.connect` name; nothing for a Unix socket or this
 * machine.
 */
function otherMachine([first, second]: unknown[]): string | undefined {
  // net.connect passes its normalised arguments as one array.
  const target: unknown = Array.isArray(first) ? first[0] : first;
  const host = hostOf(target) ?? second;
  return typeof host !== 'string' || loopback.has(host) ? undefined : host;
}

function hostOf(target: unknown): unknown {
  return typeof target === 'object' && target && 'host' in target ? target.host : undefined;
}

/**
 * Makes a test fail for its side effects. A test that expects an error line mocks the console
 * itself.
 */
export function watchForStrays(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...line: unknown[]) =>
      void strays.push(`console.${method}: ${line.map(String).join(' ')}`);
  }
  Socket.prototype.connect = new Proxy(Socket.prototype.connect, {
    apply(connect, socket: Socket, args) {
      const host = otherMachine(args);
      if (!host) return Reflect.apply(connect, socket, args);
      strays.push(`a connection to ${host}`);
      process.nextTick(() => socket.destroy(new Error(`Tests do not leave this machine: ${host}`)));
      return socket;
    },
  });
}
