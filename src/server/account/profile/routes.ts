import type { accountCalls } from '../../../contract/account/calls.ts';
import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';
import type { Language } from '../../../contract/codes.ts';
import { DICTIONARY_ROOT } from '../../../contract/dictionaries/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Choice, confirmPart, dictionaryOf, getDetail, listChoices } from './repository.ts';
import { updateProfile } from './service.ts';

/** Only a hash is stored, so the password itself cannot be shown. */
const MASKED_PASSWORD = '********';

/** The user's own profile. */
export function profileRoutes({ db }: { db: Database }) {
  return handlersOf<typeof accountCalls>()({
    async userDetail({ id }, { session }) {
      refuseOthers(id, session.userId);
      return getDetail(db.sql, session.userId);
    },
    updateDetail: logged(
      async ({ id, ...values }, { session }) => {
        refuseOthers(id, session.userId);
        return updateProfile(db, session, values);
      },
      ({ body }) => describeCompany(body),
    ),
    updateCompany: logged(
      (values, { session }) => updateProfile(db, session, values),
      ({ body }) => describeCompany(body),
    ),
    updateIndustry: logged((values, { session }) => updateProfile(db, session, values), describeChange),
    updateCareer: logged((values, { session }) => updateProfile(db, session, values), describeChange),
    updateChannel: logged((values, { session }) => updateProfile(db, session, values), describeChange),
    updateBusinessDesc: logged((values, { session }) => updateProfile(db, session, values), describeChange),
    updateCommunication: logged((values, { session }) => updateProfile(db, session, values), describeChange),
    ...confirmationRoutes(db),
    async profileChoices(_body, { language }) {
      const entries = await listChoices(db.sql, DICTIONARY_ROOT);
      const of = (category: string) => entries.filter(({ dictionaryName }) => dictionaryName === category);
      return {
        companyTypes: choicesIn(of(dictionaryOf.companyType), language),
        careers: choicesIn(of(dictionaryOf.jobFlag), language),
        channels: choicesIn(of(dictionaryOf.howKnowEpc), language),
      };
    },
    async showInterFacePwd(_body, { session }) {
      const account = await db.sql
        .selectFrom('account')
        .select('interfacePasswordHash')
        .where('userId', '=', session.userId)
        .executeTakeFirst();
      if (account?.interfacePasswordHash == null) throw new Refusal('600203');
      return { interFacePwd: MASKED_PASSWORD };
    },
  });
}

/** Confirmations of parts of the profile that have a value already. */
function confirmationRoutes(db: Database) {
  const confirm =
    (part: ProfilePart) =>
    async (_body: { perfect: 'true' }, { session }: AuthedContext): Promise<UserDetail> => {
      await confirmPart(db.sql, session.userId, part);
      return getDetail(db.sql, session.userId);
    };
  return handlersOf<typeof accountCalls>()({
    perfectUpdate: confirm('userPerfect'),
    perfectCompanyMessage: confirm('companyMessage'),
    perfectCompanyType: confirm('companyType'),
    perfectJob: confirm('job'),
    perfectHowKnow: confirm('howKnow'),
    perfectBusinessDesc: confirm('businessDesc'),
    perfectCommunication: confirm('communication'),
  });
}

/** The log contains no personal fields. */
const describeChange = () => ({ action: 'profile' }) as const;

function describeCompany({ companyName }: { companyName?: string | undefined }) {
  return { action: 'profile', subject: companyName } as const;
}

function refuseOthers(id: number | undefined, userId: number): void {
  if (id !== undefined && id !== userId) throw new Refusal('900404');
}

function choicesIn(entries: readonly Choice[], language: Language) {
  return entries.map(({ id, name, nameEn }) => ({
    value: id,
    label: inLanguage(language, name, nameEn),
  }));
}
