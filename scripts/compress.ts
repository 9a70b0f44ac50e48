// Minifies the browser's files, and writes compressed copies beside them for the server to send.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';

// The bundler's minifier misses half a kilobyte of the compressed frame that a second one removes.
for (const path of globSync('build/client/assets/!(manifest-*).js')) {
  const { code } = await minify(readFileSync(path, 'utf8'), {
    module: true,
    ecma: 2022,
    // Reading a property does nothing besides: a read whose value nobody uses may go.
    compress: { passes: 3, pure_getters: true },
    format: { comments: false },
  });
  if (code) writeFileSync(path, code);
}

for (const path of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const body = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        // The largest block size: a sixth of a per cent smaller, and readers need no more memory.
        [constants.BROTLI_PARAM_LGBLOCK]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
