import type { ColumnType, Generated } from 'kysely';
import type { QuestionType } from '../../../../contract/survey/schemas.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

interface QuestionnaireTable {
  questionnaireId: Generated<number>;
  versionContent: string;
  versionContentEn: Generated<string>;
  giftNum: Generated<number>;
  titleImg: 'counter' | 'workshop';
  isOpen: Generated<boolean>;
  remindAfterDays: Generated<number>;
  createdAt: Time;
}

interface SurveyQuestionTable {
  questionId: Generated<number>;
  questionnaireId: number | null;
  ord: Generated<number>;
  question: string;
  questionEn: Generated<string>;
  questionType: QuestionType;
  isRequired: Generated<boolean>;
  placeholder: Generated<string>;
  placeholderEn: Generated<string>;
  regular: string | null;
  minLength: number | null;
  maxLength: number | null;
  options: Generated<string>;
}

interface SurveyOptionTable {
  optionId: Generated<number>;
  questionId: number;
  ord: number;
  content: string;
  contentEn: Generated<string>;
  isGone: Generated<boolean>;
}

interface ManageTicketTable {
  keyHash: string;
  tokenHash: string;
  sessionHash: string;
  userId: number;
  host: string;
  isUsed: Generated<boolean>;
  expiresAt: Time;
}

/** The survey, read notices, tracked visits, and tickets to the management site. */
export interface SurveyTables {
  questionnaire: QuestionnaireTable;
  surveyQuestion: SurveyQuestionTable;
  surveyOption: SurveyOptionTable;
  surveyReply: { questionnaireId: number; userId: number; answeredAt: MaybeTime; putOffOn: string | null };
  surveyAnswer: {
    answerId: Generated<number>;
    questionnaireId: number;
    userId: number;
    questionId: number;
    optionId: number | null;
    textContent: string | null;
  };
  noticeKnown: { userId: number; noticeId: number };
  buriedPoint: {
    pointId: Generated<number>;
    pointCode: string;
    name: string;
    nameEn: Generated<string>;
    path: string;
    isOn: Generated<boolean>;
    clickNum: Generated<number>;
    lastAt: MaybeTime;
  };
  buriedCount: { pointId: number; day: string; userId: number; clicks: number };
  manageTicket: ManageTicketTable;
}
