/** The name of a member's page in its address: lower case, so that case makes no difference. */
export const handleLength = { least: 3, most: 30 } as const;

/** They sound like the school itself, or like a page of it. */
const reserved = new Set(
  `about abuse account accounts admin admins administrator anonymous api app author authors billing
  blog bot contact courses dashboard edit everyone help helper helpers info legal login mail me
  member members moderator moderators new news nobody null official owner payment payments people
  press privacy profile refund refunds register root sales school security settings signup staff
  status support system teach teacher teachers team terms undefined user users verified webmaster
  www`.split(/\s+/),
);

/** What is wrong with a handle, for the person who typed it; undefined if it can be one. */
export function handleFault(handle: string): string | undefined {
  if (handle.length < handleLength.least || handle.length > handleLength.most)
    return `Please use ${handleLength.least} to ${handleLength.most} characters`;
  if (!/^[a-z0-9-]+$/.test(handle))
    return 'Please use only letters from a to z, digits and hyphens';
  if (/^-|-$|--/.test(handle))
    return 'Please use single hyphens, and only between other characters';
  if (/^\d+$/.test(handle)) return 'Please use at least one letter';
  return reserved.has(handle) ? 'This address is reserved. Please choose another one' : undefined;
}
