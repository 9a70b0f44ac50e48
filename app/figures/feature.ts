import type { Feature } from '#app/platform/feature.ts';
import './server/count.service.ts';
import { figuresApi, overviewApi, ownFiguresApi } from './server/routes.ts';

export const figures: Feature = { name: 'figures', api: [figuresApi, overviewApi, ownFiguresApi] };
