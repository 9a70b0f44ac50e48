import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { lighterLibraries } from './scripts/lighter-libraries.ts';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/**
 * Does every page load this module, because the root or the client's entry imports it, however
 * indirectly?
 */
function isOfTheFrame(id: string, graph: ModuleGraph): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  // An answer for the time in which a circle of imports comes back here.
  known.set(id, false);
  const answer =
    /\/app\/(root|entry\.client)\.tsx/.test(id) ||
    (graph.getModuleInfo(id)?.importers.some((importer) => isOfTheFrame(importer, graph)) ?? false);
  known.set(id, answer);
  return answer;
}

/**
 * Small modules that every second page needs: forms, lists, amounts and dates. In the frame they
 * compress better than in files of their own.
 */
const common = new RegExp(
  `/app/(${[
    'accounts/(email-address|password-rules)',
    'courses/course-facts',
    'memberships/plans',
    'shared/(indian-number|indian-time|instant-text|loaded|money|structured-data)',
    'ui/art/(art-path|picture)',
    'ui/base/(badge|local-time|note|reduced-motion|retry-button|surface|tabs|unbroken|use-hydrated|use-reader-zone)',
    'ui/form/(check-field|form|form-field|password-checklist|search-box|text-field|typed-in|use-submission)',
    'ui/list/(pagination|use-address-query)',
  ].join('|')})\\.tsx?$`,
);

/**
 * Browsers need neither the modules of pages nor what search engines and the page cache are told of
 * them.
 */
const withoutServersFacts: Plugin = {
  name: 'page-lists-for-browsers',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/app\/[^/]+\/pages\.ts$/ },
    handler: (code) =>
      code.replaceAll(
        /\b(page: "[^"]*"|changed: "[^"]*"|indexed: true|queries: \[[^\]]*\]|queriesOf: "[^"]*"),?/g,
        '',
      ),
  },
};

/**
 * React Router's hooks for measuring tools weigh a kilobyte on every page, and nothing here uses
 * them.
 */
const withoutInstrumentation: Plugin = {
  name: 'router-without-instrumentation',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      // The server's, which is in the same package and shaken out.
      export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  },
};

export default defineConfig({
  plugins: [withoutServersFacts, withoutInstrumentation, lighterLibraries, reactRouter()],
  // Browsers that know light-dark() and nesting: the stylesheet stays as short as it was written.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  // Bundled, the mail components lose what is not used of them: a highlighter, a Markdown parser, a
  // whole of Tailwind.
  ssr: { noExternal: [/^@react-email\//] },
  // Without the entries the first development load meets a half-built dependency cache (504).
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  environments: {
    // What every page loads comes as one file: it compresses better than its sixty parts, and the
    // route manifest need not name them.
    client: {
      build: {
        // Whoever loads a part later has the frame: naming it in each list would only weigh.
        modulePreload: {
          resolveDependencies: (_, files) =>
            files.filter((file) => !/\/(frame|rolldown-runtime)-/.test(file)),
        },
        rolldownOptions: {
          // How long plugins take is nothing to tell whoever starts the product.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id, graph) =>
                    isOfTheFrame(id, graph) || common.test(id) || id.includes('rolldown/runtime')
                      ? 'frame'
                      : null,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole application: API and page loaders share one module graph, so
    // one database pool. Being one file, it gains nothing from what browsers load later: no word
    // about that.
    ssr: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
          input: './app/server.ts',
        },
      },
    },
  },
});
