import { discountCodeShape } from './discount-code.ts';

/** What someone takes along to the plans, and from there to the checkout. */
interface TakenAlong {
  /** Applied at the checkout (decisions.md ruling 56). */
  code?: string | undefined;
  /** Opens its checkout. */
  plan?: string | undefined;
  /** The slug of the course that they came for (docs/decisions/0068). */
  course?: string | undefined;
}

/** The plans, or with `plan` the checkout, with the code if it has a valid shape. */
export function plansAddress({ code = '', plan, course }: TakenAlong): string {
  const query = new URLSearchParams({
    ...(plan && { plan }),
    ...(discountCodeShape.test(code.trim()) && { code: code.trim() }),
    ...(course && { course }),
  });
  return query.size > 0 ? `/register?${query}` : '/register';
}

const queryOf = (address: string | null): URLSearchParams => {
  const [path, query] = address?.split(/[?#]/) ?? [];
  return new URLSearchParams(path === '/register' ? query : '');
};

const valueIn = (query: URLSearchParams, name: string, shape: RegExp): string | undefined => {
  const [value = '', other] = query.getAll(name);
  return other === undefined && shape.test(value) ? value : undefined;
};

/** The code in an address of the plans; undefined if there is none, or something invalid. */
export const codeIn = (address: string | null): string | undefined =>
  valueIn(queryOf(address), 'code', discountCodeShape);

/** The slug of the course in a query; undefined if there is none, or no valid slug. */
export const courseInQuery = (query: URLSearchParams): string | undefined =>
  valueIn(query, 'course', /^[a-z0-9-]{1,80}$/);

/** The same, in an address of the plans. */
export const courseIn = (address: string | null): string | undefined =>
  courseInQuery(queryOf(address));
