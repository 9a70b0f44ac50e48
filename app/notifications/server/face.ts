// What other features may call.
export { renameFriend, tellerOf, unreadAbout, untell } from './service.ts';
