// What other features may call.
export { renameFriend, tellerOf, unreadCountOf, untell } from './service.ts';
