import { everyoneCalls } from '../matrix.ts';

everyoneCalls('search', {
  public: { 'GET /search': { input: () => ({ query: { q: 'app' } }) } },
  member: {
    'GET /search/lessons': { input: () => ({ query: { q: 'app' } }) },
    'GET /search/questions': { input: () => ({ query: { q: 'app' } }) },
  },
});
