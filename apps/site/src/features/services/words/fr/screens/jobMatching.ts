import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { jobMatchingTexts } from '@sira/contract/pageTexts/services/jobMatchingPage'

/** Job matching: seven steps, four plans, four buttons (product 2.15, 9). */
export const jobMatching = {
  ...originalTexts(jobMatchingTexts, 'fr'),
  description:
    'Alertes, CV, lettre, entretien, tests\u00a0: sept étapes pour trouver un emploi ou un stage au Burkina\u00a0Faso, à partir de 2\u202f000\u00a0FCFA.',
  free: 'Postuler est gratuit. Nos formules et services sont facultatifs et sans effet sur la sélection.',
  single: 'Ponctuel',
  items: {
    jobAlertsPerMonth: 'Alertes emploi, par mois',
    professionalCv: 'CV professionnel',
    coverLetter: 'Lettre de motivation',
    interviewTraining: 'Préparation à l’entretien',
    recruitmentTests: 'Préparation aux tests de recrutement',
  },
  plans: {
    monthly: { name: 'Mensuel', text: 'Un mois d’alertes, le CV et une lettre' },
    halfYearly: {
      name: 'Semestriel',
      text: 'Six mois d’alertes, le dossier complet et deux entretiens simulés',
    },
    yearly: { name: 'Annuel', text: 'Un an de suivi par le même conseiller, tests compris' },
  },
  subject: (plan: string) => `Mise en relation emploi, formule ${plan}`,
} as const
