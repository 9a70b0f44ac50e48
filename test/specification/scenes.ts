import { accountScenes } from './scenes-accounts.ts';
import { courseScenes } from './scenes-courses.ts';
import { dashboardScenes } from './scenes-dashboard.ts';
import { directoryScenes } from './scenes-directories.ts';
import { hackathonScenes } from './scenes-hackathons.ts';
import { marketingScenes } from './scenes-marketing.ts';
import { navigationScenes } from './scenes-navigation.ts';
import { purchaseScenes } from './scenes-purchase.ts';

/** Every state of the product in which the tests look for a literal of the specification. */
export const scenes = {
  ...accountScenes,
  ...navigationScenes,
  ...courseScenes,
  ...dashboardScenes,
  ...marketingScenes,
  ...directoryScenes,
  ...hackathonScenes,
  ...purchaseScenes,
};
export type SceneName = keyof typeof scenes;
