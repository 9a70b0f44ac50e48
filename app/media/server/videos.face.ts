// What the starting content of other features may call. It needs people; what lessons show does not.
export { giveVideo, startingVideos } from './starting-videos.service.ts';
