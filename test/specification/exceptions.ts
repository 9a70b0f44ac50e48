/**
 * What the specification says but no row can prove, each with the reason. Nothing that the product
 * could do differently belongs here.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'part 2 section 1: The audience is beginners, founders, students, freelancers, marketers and operators':
    'says whom it is for, and asks nothing of the product',
  "part 2 section 1: Members get courses, a community, toolkits, a Founders' Hub for startup building, an investor directory and placements":
    'each of them has rows of its own in sections 2, 6 and 9',
  'part 2 section 2: the label in that case is not shown': 'the specification does not know it',
  'part 2 section 2: The target of /faq is not shown':
    'decisions.md ruling 4 makes it a page, which is the row /faq',
  'part 2 section 2: its slide contents are not shown':
    'the specification does not know them: ours are the ten of the deck',
  'part 2 section 4: then a success event':
    'an event inside the earlier product: what the page then shows is a row',
  'part 2 section 4: an error event follows':
    'an event inside the earlier product: what the page then shows is a row',
  'part 2 section 4: a cancelled event follows':
    'an event inside the earlier product: what the page then shows is a row',
  'part 2 section 6: Admin: nothing in this area':
    'decisions.md ruling 6 gives admins a part of their own',
  'part 2 section 7: Start payment through a payment service (path not shown)':
    'the specification knows no path: the start is POST /payment/orders',
  "part 2 section 8: The server's own status codes for these calls are not shown":
    'decisions.md, "Answers of the API", gives them; each contract is held against it by test/contracts.test.ts',
};
