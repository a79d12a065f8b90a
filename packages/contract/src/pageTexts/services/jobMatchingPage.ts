import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Mise en relation emploi',
    en: 'Job matching',
    ar: 'وساطة التوظيف',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Entre une offre et un contrat, il y a sept étapes. Nous les faisons avec vous, une par une.',
    en: 'Between an offer and a contract there are seven steps. We take them with you, one by one.',
    ar: 'بين العرض والعقد سبع مراحل. نقطعها معكم، واحدة واحدة.',
  },
  text: {
    label: 'Texte sous l’accroche',
    longest: 400,
    fr: 'Les employeurs nous confient leurs recherches\u00a0; les candidats nous confient leur parcours. Notre travail est de les faire se rencontrer au bon moment, avec un dossier qui dit vrai et qui se lit vite.',
    en: 'Employers entrust us with their searches; candidates entrust us with their careers. Our work is to bring them together at the right moment, with a file that tells the truth and reads quickly.',
    ar: 'يعهد إلينا أرباب العمل ببحثهم، ويعهد إلينا المرشّحون بمسارهم. عملنا أن نجمعهم في الوقت المناسب، بملفّ صادق يُقرأ بسرعة.',
  },
} as const satisfies TextsOfPage

const steps = {
  stepsHeading: {
    label: 'Titre des étapes',
    longest: 60,
    fr: 'De l’inscription à l’embauche',
    en: 'From enrolment to contract',
    ar: 'من التسجيل إلى التوظيف',
  },
  steps: [
    {
      name: {
        label: 'Étape 1',
        longest: 60,
        fr: 'Inscription',
        en: 'Enrolment',
        ar: 'التسجيل',
      },
      text: {
        label: 'Étape 1\u00a0: texte',
        longest: 200,
        fr: 'Vous dites qui vous êtes, ce que vous savez faire et ce que vous cherchez.',
        en: 'You say who you are, what you can do and what you are looking for.',
        ar: 'تقولون من أنتم، وما تجيدونه، وما تبحثون عنه.',
      },
    },
    {
      name: {
        label: 'Étape 2',
        longest: 60,
        fr: 'Entretien d’orientation',
        en: 'Orientation interview',
        ar: 'مقابلة التوجيه',
      },
      text: {
        label: 'Étape 2\u00a0: texte',
        longest: 200,
        fr: 'Un conseiller relit votre parcours et choisit avec vous deux ou trois métiers cibles.',
        en: 'An adviser goes through your career and picks two or three target jobs with you.',
        ar: 'يراجع مستشار مساركم ويختار معكم مهنتين أو ثلاثًا.',
      },
    },
    {
      name: {
        label: 'Étape 3',
        longest: 60,
        fr: 'CV et lettre',
        en: 'CV and letter',
        ar: 'السيرة والرسالة',
      },
      text: {
        label: 'Étape 3\u00a0: texte',
        longest: 200,
        fr: 'Votre dossier est refait pour ces métiers, en une page qui se lit en une minute.',
        en: 'Your file is redone for those jobs, on a page that reads in a minute.',
        ar: 'يُعاد ملفّكم لهذه المهن، في صفحة تُقرأ في دقيقة.',
      },
    },
    {
      name: {
        label: 'Étape 4',
        longest: 60,
        fr: 'Alertes',
        en: 'Alerts',
        ar: 'التنبيهات',
      },
      text: {
        label: 'Étape 4\u00a0: texte',
        longest: 200,
        fr: 'Chaque offre qui vous correspond arrive sur votre téléphone, avec sa date limite.',
        en: 'Every offer that suits you arrives on your phone, with its deadline.',
        ar: 'كلّ عرض يناسبكم يصل إلى هاتفكم مع موعده الأخير.',
      },
    },
    {
      name: {
        label: 'Étape 5',
        longest: 60,
        fr: 'Candidature',
        en: 'Application',
        ar: 'التقدّم',
      },
      text: {
        label: 'Étape 5\u00a0: texte',
        longest: 200,
        fr: 'Nous transmettons votre dossier à l’employeur et nous suivons sa réponse.',
        en: 'We pass your file on to the employer and follow up the answer.',
        ar: 'نحيل ملفّكم إلى صاحب العمل ونتابع ردّه.',
      },
    },
    {
      name: {
        label: 'Étape 6',
        longest: 60,
        fr: 'Préparation',
        en: 'Preparation',
        ar: 'التحضير',
      },
      text: {
        label: 'Étape 6\u00a0: texte',
        longest: 200,
        fr: 'Entretien simulé, tests de recrutement, questions de salaire\u00a0: rien ne vous surprend.',
        en: 'Mock interview, recruitment tests, questions of salary: nothing takes you by surprise.',
        ar: 'مقابلة تجريبية واختبارات توظيف وأسئلة الأجر: لا شيء يفاجئكم.',
      },
    },
    {
      name: {
        label: 'Étape 7',
        longest: 60,
        fr: 'Embauche et suivi',
        en: 'Contract and follow-up',
        ar: 'التوظيف والمتابعة',
      },
      text: {
        label: 'Étape 7\u00a0: texte',
        longest: 200,
        fr: 'Nous relisons le contrat avec vous et prenons des nouvelles après un mois.',
        en: 'We read the contract with you and ask how things are after a month.',
        ar: 'نقرأ العقد معكم ونسأل عنكم بعد شهر.',
      },
    },
  ],
} as const satisfies TextsOfPage

const plans = {
  plansHeading: {
    label: 'Titre des formules',
    longest: 60,
    fr: 'Nos formules',
    en: 'Our plans',
    ar: 'باقاتنا',
  },
  plansText: {
    label: 'Texte des formules',
    longest: 160,
    fr: 'Payez ce qu’il vous faut, ou laissez-nous tout suivre.',
    en: 'Pay for what you need, or let us follow everything.',
    ar: 'ادفعوا ثمن ما يلزمكم، أو دعونا نتابع كلّ شيء.',
  },
  singleText: {
    label: 'Texte de la formule à la carte',
    longest: 80,
    fr: 'À la carte, sans abonnement',
    en: 'À la carte, without subscription',
    ar: 'بحسب الطلب، دون اشتراك',
  },
  highlighted: {
    label: 'Mention de la formule mise en avant',
    longest: 30,
    fr: 'Le plus choisi',
    en: 'Most popular',
    ar: 'الأكثر اختيارًا',
  },
  buy: {
    label: 'Bouton d’achat',
    longest: 30,
    fr: 'Acheter',
    en: 'Buy',
    ar: 'شراء',
  },
} as const satisfies TextsOfPage

const file = {
  cvHeading: {
    label: 'Titre du dossier',
    longest: 60,
    fr: 'Votre dossier, prêt à partir',
    en: 'Your file, ready to go',
    ar: 'ملفّكم جاهز للانطلاق',
  },
  cvText: {
    label: 'Texte du dossier',
    longest: 200,
    fr: 'Un bon dossier sert pour dix offres. Commencez par la pièce qui vous manque.',
    en: 'A good file serves for ten offers. Start with the piece you are missing.',
    ar: 'الملفّ الجيد ينفع لعشرة عروض. ابدؤوا بالقطعة التي تنقصكم.',
  },
  buttons: {
    createCv: {
      label: 'Bouton du CV à créer',
      longest: 40,
      fr: 'Créer un CV professionnel',
      en: 'Create a professional CV',
      ar: 'إنشاء سيرة ذاتية مهنية',
    },
    leaveCv: {
      label: 'Bouton du CV à déposer',
      longest: 40,
      fr: 'Déposer un CV',
      en: 'Leave a CV',
      ar: 'إيداع سيرة ذاتية',
    },
    coverLetter: {
      label: 'Bouton de la lettre',
      longest: 40,
      fr: 'Créer une lettre de motivation',
      en: 'Create a cover letter',
      ar: 'إنشاء رسالة تحفيز',
    },
    file: {
      label: 'Bouton du dossier',
      longest: 40,
      fr: 'Monter mon dossier',
      en: 'Build my file',
      ar: 'إعداد ملفّي',
    },
  },
} as const satisfies TextsOfPage

/** The page of job matching (product 2.15). The names of plans are with their prices. */
export const jobMatchingPage = {
  label: 'Service Mise en relation',
  type: 'page-emploi',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Étapes', texts: steps },
    { label: 'Formules', texts: plans },
    { label: 'Dossier', texts: file },
  ],
} as const satisfies TextPage

export const jobMatchingTexts = merged(opening, steps, plans, file)
