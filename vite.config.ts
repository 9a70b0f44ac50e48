import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Browsers that know light-dark() and nesting: the stylesheet stays as short as it was written.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  // Bundled, the mail components lose what is not used of them: a highlighter, a Markdown parser, a whole of Tailwind.
  ssr: { noExternal: [/^@react-email\//] },
  // Without the entries the first development load meets a half-built dependency cache (504).
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  // The server bundle is the whole application: API and page loaders share one module graph, so one database pool.
  environments: { ssr: { build: { rolldownOptions: { input: './app/server.ts' } } } },
});
