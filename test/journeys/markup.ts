import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** All rules that html-validate recommends, except matters of taste. */
const rules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, `disabled=""` and `charSet` where HTML allows several ways.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore. HTML only forbids spaces in an id.
    'valid-id': ['error', { relaxed: true }],
    // A filter's choices share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Ours has segments, which a native progress bar can't have.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Scripts and styles come from the same server as the page.
    'require-sri': 'off',
    // A lesson's title contains its course's title, and authors decide how long both are.
    'long-title': 'off',
  },
};

const checker = new HtmlValidate(new StaticConfigLoader(rules));

/** The checker's findings, one line each. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
