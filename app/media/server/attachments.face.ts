// What features may call that take files from members.
export { attachmentIn } from './attachments.queries.ts';
export {
  attach,
  attachmentAddress,
  attachmentCopy,
  beginAttachment,
  removeAttachment,
} from './attachments.service.ts';
