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
