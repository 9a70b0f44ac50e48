import type { UnusedParts } from './without-parts.ts';

/** What no module for browsers may use of React and its router, as the parts below are taken out. */
export const unusedFeatures = new Set([
  'Activity',
  'Await',
  'Profiler',
  'Suspense',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'lazy',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'use',
  'useActionState',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
  'useSubmit',
  'useViewTransitionState',
]);

const idle = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'nothing'] as const));

export const unusedParts: Record<string, UnusedParts> = {
  'react-dom/cjs/react-dom-client.production.js': {
    // Profiler; Suspense, dehydrated and offscreen; SuspenseList; ViewTransition; Activity.
    tags: [12, 13, 18, 22, 19, 30, 31],
    // The lanes of a view transition.
    never: /^\((\w+) & 335544064\) === \1$/,
    classes: ['FragmentInstance'],
    functions: {
      // View transitions
      ...idle('trackEnterViewTransitions', 'startViewTransition', 'scheduleViewTransitionEvent'),
      ...idle('commitEnterViewTransitions', 'commitExitViewTransitions'),
      ...idle('commitNestedViewTransitions', 'measureNestedViewTransitions'),
      ...idle('restoreNestedViewTransitions', 'restoreEnterOrExitViewTransitions'),
      ...idle('commitAfterMutationEffectsOnFiber', 'flushAfterMutationEffects'),
      ...idle('reportViewTransitionError', 'createViewTransitionInstance'),
      // Refs of fragments
      ...idle('FragmentInstance', 'isFragmentInstanceParent', 'addFragmentHandleToFiber'),
      ...idle('commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'),
      ...idle('commitNewChildToFragmentInstances'),
      // Functions as actions of forms; extractEvents$1 turns their submissions into calls.
      ...idle('extractEvents$1', 'startHostTransition', 'requestFormReset$1'),
      ...idle('recursivelyResetForms', 'ensureFormComponentIsStateful'),
      ...idle('mountActionState', 'updateActionState', 'rerenderActionState'),
      // Files that a component asks for, and styles with a precedence
      ...idle('preload', 'preloadModule', 'preconnectAs'),
      ...idle('preinitStyle', 'preinitScript', 'preinitModuleScript'),
      ...idle('preloadStylesheet', 'insertStylesheet', 'suspendResource'),
      ...idle('accumulateSuspenseyCommitOnFiber'),
      waitForCommitToBeReady: 'null',
      // The names of the components around an error, which are one letter each in a build
      getStackByFiberInDevAndProd: "''",
    },
  },
  // Actions and fetchers: pages change things through our own client of the API.
  'react-router/dist/production/lib/router/router.js': {
    functions: {
      isMutationMethod: 'false',
      ...idle('handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch'),
      ...idle('updateFetcherState', 'setFetcherError', 'resetFetcher', 'deleteFetcher'),
      ...idle('queueFetcherForDeletion', 'markFetchersDone', 'markFetchRedirectsDone'),
      ...idle('abortStaleFetchLoads', 'getUpdatedRevalidatingFetchers'),
    },
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    functions: idle('singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'),
  },
  // View transitions, and the optimistic state that only React's server components would set.
  'react-router/dist/production/lib/components.js': {
    functions: { getOptimisticRouterState: 'null' },
    texts: {
      'useOptimistic(_state)': '[_state]',
      'if (!viewTransitionOpts || !isViewTransitionAvailable) {': 'if (true) {',
    },
  },
};
