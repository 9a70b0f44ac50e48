// Compresses the browser's files beside themselves, so that the server only hands them out.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

for (const path of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const body = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
