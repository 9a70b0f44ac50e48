import { Icon } from '#app/ui/base/icon.tsx';
import { classes } from '#app/ui/base/classes.ts';
import './password-checklist.css';

interface PasswordChecklistProps {
  rules: readonly { label: string; met: boolean }[];
  /** Announced when all are met. */
  allMet: string;
}

/** The rules, with a tick for each one that is met; the number of met rules is announced. */
export function PasswordChecklist({ rules, allMet }: PasswordChecklistProps) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div>
      <ul className="password-checklist">
        {rules.map((rule) => (
          <li key={rule.label} className={classes(rule.met && 'password-rule-met') || undefined}>
            <span className="password-tick">
              <Icon name="check" />
            </span>
            <span>
              {rule.label}
              <span className="visually-hidden">{rule.met ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {met === rules.length ? allMet : `${met} of ${rules.length} password rules met`}
      </p>
    </div>
  );
}
