import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { post } from '../../../providers/calls/http.ts';
import { Field, TextArea } from '../../../ui/field.tsx';
import styles from '../account.module.css';
import { NewPasswordField } from '../new-password-field.tsx';
import * as rules from '../rules.ts';

interface FieldOf<Name> {
  field: (name: Name) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

interface NameFieldsProps extends FieldOf<'username' | 'password'> {
  onTaken: (username: string, message: string) => void;
}

/** Username and password. */
export function NameFields({ field, onTaken }: NameFieldsProps) {
  const { t } = useTranslation('account');
  const name = field('username');
  const checkTaken = async (username: string) => {
    name.onBlur();
    if (rules.username(username, {}) !== undefined) return;
    // Not through the client, whose captcha dialog would interrupt the typing; the submit reports every error.
    const isTaken = await post(accountCalls.userNameIsExist.path, { username }).catch(() => false);
    if (isTaken === true) onTaken(username, t('account-forms:rule.usernameTaken'));
  };
  return (
    <div className={styles.columns}>
      <Field
        label={t('account-forms:field.username')}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={40}
        {...name}
        onBlur={() => void checkTaken(name.value)}
      />
      <NewPasswordField label={t('account-forms:field.password')} {...field('password')} />
    </div>
  );
}

/** The user's company and line of business. */
export function CompanyFields({ field }: FieldOf<'userRealname' | 'companyName' | 'businessDesc' | 'agencyCode'>) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.columns}>
      <Field label={t('account-forms:field.contact')} autoComplete="name" maxLength={30} {...field('userRealname')} />
      <Field
        label={t('account-forms:field.company')}
        autoComplete="organization"
        maxLength={80}
        {...field('companyName')}
      />
      <div className={styles.fullWidth}>
        <TextArea
          label={t('account-forms:field.business')}
          hint={t('account-forms:field.businessHint')}
          maxLength={380}
          {...field('businessDesc')}
        />
      </div>
      <Field
        label={t('account-forms:field.agency')}
        hint={t('account-forms:field.agencyHint')}
        autoComplete="off"
        maxLength={20}
        {...field('agencyCode')}
      />
    </div>
  );
}
