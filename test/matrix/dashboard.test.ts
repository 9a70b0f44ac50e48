import { everyoneCalls } from '../matrix.ts';

everyoneCalls('dashboard', { user: { 'GET /dashboard/home': {} } });
