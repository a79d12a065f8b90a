import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import type { Locale } from '@sira/contract/locales'

/** The steps of an application, as its candidate reads them. */
export const followedStates: Readonly<Record<Locale, Readonly<Record<ApplicationState, string>>>> =
  {
    fr: {
      reçue: 'Candidature reçue',
      présélection: 'Candidature présélectionnée',
      entretien: 'Entretien prévu',
      proposée: 'Candidature proposée à l’employeur',
      retenue: 'Candidature retenue',
      refusée: 'Candidature non retenue',
      retirée: 'Candidature retirée',
    },
    en: {
      reçue: 'Application received',
      présélection: 'On our short list',
      entretien: 'Interview planned',
      proposée: 'Put to the employer',
      retenue: 'Application successful',
      refusée: 'Application not chosen',
      retirée: 'Application withdrawn',
    },
    ar: {
      reçue: 'تم استلام الترشّح',
      présélection: 'تم اختيار الترشّح مبدئيًا',
      entretien: 'مقابلة مقررة',
      proposée: 'عُرض الترشّح على صاحب العمل',
      retenue: 'تم قبول الترشّح',
      refusée: 'لم يتم اختيار الترشّح',
      retirée: 'تم سحب الترشّح',
    },
  }

/** The step by which staff take back a refusal or a withdrawal: nothing was planned or sent by it. */
export const takenUpTitles: Readonly<Record<Locale, string>> = {
  fr: 'Candidature reprise',
  en: 'Application taken up again',
  ar: 'استُؤنف النظر في الترشّح',
}

/** The name of an application without an offer. */
export const poolNames: Readonly<Record<Locale, string>> = {
  fr: 'Vivier de candidats',
  en: 'Pool of candidates',
  ar: 'قائمة المترشّحين',
}
