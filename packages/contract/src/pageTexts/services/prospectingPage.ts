import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Prospection commerciale',
    en: 'Sales prospecting',
    ar: 'استقطاب الزبائن',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Vos prochains clients ne vous connaissent pas encore. Nous allons frapper à leur porte.',
    en: 'Your next customers do not know you yet. We go and knock on their door.',
    ar: 'زبائنكم القادمون لا يعرفونكم بعد. سنطرق أبوابهم.',
  },
  text: {
    label: 'Texte sous l’accroche',
    longest: 400,
    fr: 'Nous préparons le fichier et l’argumentaire avec vous, nous formons l’équipe, nous rendons compte chaque semaine\u00a0: visites faites, contacts pris, ventes conclues.',
    en: 'We prepare the list and the sales talk with you, train the team and report every week: visits made, contacts taken, sales closed.',
    ar: 'نُعدّ القائمة والحجج معكم، وندرّب الفريق، ونقدّم تقريرًا كلّ أسبوع: زيارات وجهات اتصال ومبيعات.',
  },
} as const satisfies TextsOfPage

const teams = {
  teamsHeading: {
    label: 'Titre des équipes',
    longest: 60,
    fr: 'Mise à disposition d’équipes',
    en: 'Teams at your disposal',
    ar: 'توفير فِرق',
  },
  teamsText: {
    label: 'Texte des équipes',
    longest: 160,
    fr: 'Quatre équipes prêtes à partir, d’une journée à une année.',
    en: 'Four teams ready to leave, for a day or for a year.',
    ar: 'أربع فِرق جاهزة للانطلاق، من يوم إلى سنة.',
  },
  teams: [
    {
      name: {
        label: 'Équipe 1',
        longest: 60,
        fr: 'Équipe de prospection',
        en: 'Prospecting team',
        ar: 'فريق الاستقطاب',
      },
      text: {
        label: 'Équipe 1\u00a0: texte',
        longest: 200,
        fr: 'Visites, rendez-vous et premiers bons de commande, secteur par secteur.',
        en: 'Visits, appointments and first orders, district by district.',
        ar: 'زيارات ومواعيد وأولى الطلبات، حيًّا بعد حيّ.',
      },
    },
    {
      name: {
        label: 'Équipe 2',
        longest: 60,
        fr: 'Équipe de vente',
        en: 'Sales team',
        ar: 'فريق البيع',
      },
      text: {
        label: 'Équipe 2\u00a0: texte',
        longest: 200,
        fr: 'Vendeurs et caissiers formés, pour une boutique, une foire ou une saison.',
        en: 'Trained sellers and cashiers, for a shop, a fair or a season.',
        ar: 'بائعون وأمناء صندوق مدرَّبون، لدكّان أو معرض أو موسم.',
      },
    },
    {
      name: {
        label: 'Équipe 3',
        longest: 60,
        fr: 'Équipe d’animation',
        en: 'Promotion team',
        ar: 'فريق التنشيط',
      },
      text: {
        label: 'Équipe 3\u00a0: texte',
        longest: 200,
        fr: 'Démonstrations, dégustations et distributions dans les marchés et les gares.',
        en: 'Demonstrations, tastings and hand-outs in markets and stations.',
        ar: 'عروض وتذوّق وتوزيع في الأسواق والمحطات.',
      },
    },
    {
      name: {
        label: 'Équipe 4',
        longest: 60,
        fr: 'Équipe d’enquête',
        en: 'Survey team',
        ar: 'فريق الاستطلاع',
      },
      text: {
        label: 'Équipe 4\u00a0: texte',
        longest: 200,
        fr: 'Enquêteurs équipés de tablettes, en français, en mooré, en dioula ou en fulfuldé.',
        en: 'Interviewers with tablets, in French, Mooré, Dioula or Fulfulde.',
        ar: 'مستطلِعون مجهّزون بأجهزة لوحية، بالفرنسية والموري والديولا والفولفولدي.',
      },
    },
  ],
} as const satisfies TextsOfPage

const report = {
  reportHeading: {
    label: 'Titre du compte rendu',
    longest: 60,
    fr: 'Ce que vous recevez chaque vendredi',
    en: 'What you receive every Friday',
    ar: 'ما تتلقّونه كلّ جمعة',
  },
  report: [
    {
      label: 'Ligne 1',
      longest: 120,
      fr: 'La liste des personnes rencontrées et ce qu’elles ont dit',
      en: 'The list of people met and what they said',
      ar: 'قائمة من التقيناهم وما قالوه',
    },
    {
      label: 'Ligne 2',
      longest: 120,
      fr: 'Les ventes, les rendez-vous et les refus, avec leurs raisons',
      en: 'Sales, appointments and refusals, with their reasons',
      ar: 'المبيعات والمواعيد وحالات الرفض وأسبابها',
    },
    {
      label: 'Ligne 3',
      longest: 120,
      fr: 'Le plan de la semaine suivante, à corriger avec nous',
      en: 'The plan for the following week, to correct with us',
      ar: 'خطة الأسبوع التالي، لتصحيحها معنا',
    },
  ],
} as const satisfies TextsOfPage

const call = {
  callHeading: {
    label: 'Titre de l’appel',
    longest: 60,
    fr: 'Où sont vos prochains clients\u00a0?',
    en: 'Where are your next customers?',
    ar: 'أين زبائنكم القادمون؟',
  },
  callText: {
    label: 'Texte de l’appel',
    longest: 160,
    fr: 'Dites-nous ce que vous vendez et dans quelles villes\u00a0: nous proposons une équipe et un prix.',
    en: 'Tell us what you sell and in which towns: we propose a team and a price.',
    ar: 'أخبرونا بما تبيعون وفي أيّ مدن: نقترح عليكم فريقًا وسعرًا.',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander une équipe',
    en: 'Ask for a team',
    ar: 'طلب فريق',
  },
} as const satisfies TextsOfPage

/** Commercial prospecting, and the teams that are provided (product 1, 2.15). */
export const prospectingPage = {
  label: 'Service Prospection',
  type: 'page-prospection',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Équipes', texts: teams },
    { label: 'Compte rendu', texts: report },
    { label: 'Appel', texts: call },
  ],
} as const satisfies TextPage

export const prospectingTexts = merged(opening, teams, report, call)
