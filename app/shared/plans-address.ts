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

const valueIn = (address: string | null, name: string, shape: RegExp): string | undefined => {
  const [path, query] = address?.split(/[?#]/) ?? [];
  const [value = '', other] = path === '/register' ? new URLSearchParams(query).getAll(name) : [];
  return other === undefined && shape.test(value) ? value : undefined;
};

/** The code in an address of the plans; undefined if there is none, or something invalid. */
export const codeIn = (address: string | null): string | undefined =>
  valueIn(address, 'code', discountCodeShape);

/** The slug of the course in such an address; undefined if there is none, or no valid slug. */
export const courseIn = (address: string | null): string | undefined =>
  valueIn(address, 'course', /^[a-z0-9-]{1,80}$/);
