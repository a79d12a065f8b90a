import type { SeedBook } from './seedBook.ts'

/** Twelve invented books. */
export const allBooks: SeedBook[] = [
  {
    titre: {
      fr: 'Tenir sa caisse en trente leçons',
      en: 'Thirty lessons in keeping a till',
      ar: 'ثلاثون درساً في مسك الصندوق',
    },
    auteur: 'Mariam Sanou',
    prix: 4500,
    cover: 'coins',
    description: {
      fr: 'Le cahier, les billets, le stock et l’impôt : une leçon par jour, avec les exercices et leurs **corrigés**. Écrit pour les commerçantes qui n’ont jamais fait de comptabilité.',
      en: 'The notebook, the notes, the stock and the tax: one lesson a day, with exercises and **answers**. Written for traders who have never kept books.',
      ar: 'الدفتر والنقود والمخزون والضريبة: درس كل يوم مع تمارين وحلولها. كُتب للتاجرات اللواتي لم يدرسن المحاسبة قط.',
    },
  },
  {
    titre: { fr: 'Le CV d’une page', en: 'The one-page CV', ar: 'السيرة الذاتية في صفحة واحدة' },
    auteur: 'Issouf Kaboré',
    prix: 3000,
    cover: 'sheet',
    description: {
      fr: 'Quarante CV réels, avant et après. On y voit ce qui a changé, et pourquoi le téléphone a sonné.',
      en: 'Forty real CVs, before and after: what changed, and why the phone rang.',
      ar: 'أربعون سيرة ذاتية حقيقية قبل التعديل وبعده: ما الذي تغيّر ولماذا رنّ الهاتف.',
    },
  },
  {
    titre: {
      fr: 'Vendre en ligne depuis Ouagadougou',
      en: 'Selling online from Ouagadougou',
      ar: 'البيع عبر الإنترنت من واغادوغو',
    },
    auteur: 'Aïcha Tapsoba',
    prix: 7500,
    cover: 'phone',
    description: {
      fr: 'Photos au téléphone, prix affichés, paiement à la livraison, retours : la boutique en ligne telle qu’elle se tient ici.\n\n- 24 fiches pratiques\n- 6 entretiens avec des vendeuses\n- un modèle de livre de comptes',
      en: 'Photos by phone, prices shown, payment on delivery, returns: the online shop as it is kept here.\n\n- 24 practical sheets\n- 6 interviews\n- a model account book',
      ar: 'صور بالهاتف وأسعار معلنة ودفع عند التسليم وإرجاع: المتجر الإلكتروني كما يُدار هنا.\n\n- 24 بطاقة عملية\n- 6 مقابلات\n- نموذج دفتر حسابات',
    },
  },
  {
    titre: {
      fr: 'Petit traité du tableur',
      en: 'A small treatise on spreadsheets',
      ar: 'رسالة صغيرة في جداول البيانات',
    },
    auteur: 'Bakary Ouattara',
    prix: 6000,
    cover: 'grid',
    description: {
      fr: 'Dix formules suffisent pour neuf besoins sur dix. Les voici, avec des exemples pris dans une école, une pharmacie et un champ.',
      en: 'Ten formulas are enough for nine needs out of ten. Here they are, with examples from a school, a pharmacy and a field.',
      ar: 'عشر صيغ تكفي لتسع حاجات من عشر. ها هي مع أمثلة من مدرسة وصيدلية وحقل.',
    },
  },
  {
    titre: {
      fr: 'Passer un entretien sans trembler',
      en: 'Facing an interview calmly',
      ar: 'اجتياز المقابلة دون ارتباك',
    },
    auteur: 'Fatoumata Diallo',
    prix: 3500,
    cover: 'speech',
    description: {
      fr: 'Cinquante questions posées au Burkina Faso, avec trois réponses possibles : la mauvaise, la moyenne, la vôtre.',
      en: 'Fifty questions asked in Burkina Faso, with three possible answers: the bad one, the fair one, yours.',
      ar: 'خمسون سؤالاً تُطرح في بوركينا فاسو مع ثلاث إجابات ممكنة: السيئة والمتوسطة وإجابتك أنت.',
    },
  },
  {
    titre: { fr: 'La moto du livreur', en: 'The courier’s motorbike', ar: 'دراجة الساعي' },
    auteur: 'Salif Compaoré',
    prix: 2500,
    cover: 'wheel',
    description: {
      fr: 'Entretien, conduite, chargement, assurance. Un petit livre qui tient dans la sacoche.',
      en: 'Upkeep, riding, loading, insurance. A small book that fits the bag.',
      ar: 'الصيانة والقيادة والتحميل والتأمين. كتاب صغير يوضع في الحقيبة.',
    },
  },
  {
    titre: {
      fr: 'Répondre à un appel d’offres',
      en: 'Answering a call for tenders',
      ar: 'الرد على طلب عروض',
    },
    auteur: 'Pauline Zongo',
    prix: 12_000,
    cover: 'folder',
    description: {
      fr: 'Du dossier d’appel à la notification : les pièces, les délais, les pièges. Avec un calendrier à recopier et une liste de contrôle par étape.',
      en: 'From the tender file to the award: papers, deadlines, traps. With a calendar to copy and a checklist for each step.',
      ar: 'من ملف الطلب إلى الإشعار: الوثائق والآجال والفخاخ، مع رزنامة وقائمة تدقيق لكل مرحلة.',
    },
  },
  {
    titre: {
      fr: 'Contes du marché de Gounghin',
      en: 'Tales from Gounghin market',
      ar: 'حكايات سوق غونغين',
    },
    auteur: 'Rasmané Nikiéma',
    prix: 5000,
    cover: null,
    description: {
      fr: 'Douze histoires de marchandes, de balances et de crédit, pour rire et pour compter.',
      en: 'Twelve stories of traders, scales and credit, to laugh and to count.',
      ar: 'اثنتا عشرة حكاية عن البائعات والموازين والدَّين، للضحك وللحساب.',
    },
  },
  {
    titre: { fr: 'Le français des affaires', en: 'Business French', ar: 'فرنسية الأعمال' },
    auteur: 'Élise Yaméogo',
    prix: 8000,
    cover: 'letter',
    description: {
      fr: 'Lettres, courriels, comptes rendus, réclamations : des modèles courts et les fautes à ne plus faire.',
      en: 'Letters, e-mails, minutes, complaints: short models, and mistakes to leave behind.',
      ar: 'رسائل وبريد إلكتروني ومحاضر وشكاوى: نماذج قصيرة وأخطاء لن تعود إليها.',
    },
  },
  {
    titre: {
      fr: 'Énergie solaire à la maison',
      en: 'Solar power at home',
      ar: 'الطاقة الشمسية في البيت',
    },
    auteur: 'Adama Sawadogo',
    prix: 9500,
    cover: 'sun',
    description: {
      fr: 'Calculer ses besoins, choisir sans se faire avoir, entretenir ses batteries.\n\n| Besoin | Panneau | Batterie |\n|---|---|---|\n| Trois lampes, un téléphone | 50 W | 50 Ah |\n| Un ventilateur en plus | 150 W | 100 Ah |\n| Un petit réfrigérateur | 400 W | 200 Ah |',
      en: 'Work out what you need, choose without being cheated, look after your batteries.',
      ar: 'احسب حاجتك واختر دون أن تُخدع وحافظ على بطارياتك.',
    },
  },
  {
    titre: {
      fr: 'Protéger les données de ses clients',
      en: 'Protecting your customers’ data',
      ar: 'حماية بيانات العملاء',
    },
    auteur: 'Hervé Bationo',
    prix: 11_000,
    cover: 'lock',
    description: {
      fr: 'La loi 001-2021/AN expliquée à ceux qui tiennent un fichier : que garder, combien de temps, que répondre.',
      en: 'Law 001-2021/AN explained to whoever keeps a file of people: what to keep, for how long, what to answer.',
      ar: 'شرح القانون 001-2021/AN لكل من يملك ملف أشخاص: ماذا يحتفظ به وإلى متى وبماذا يجيب.',
    },
  },
  {
    titre: {
      fr: 'Diriger une équipe de cinq',
      en: 'Leading a team of five',
      ar: 'قيادة فريق من خمسة',
    },
    auteur: 'Clarisse Ouédraogo',
    prix: 15_000,
    cover: 'people',
    description: {
      fr: 'Embaucher, confier, corriger, remercier. Vingt situations vécues, racontées par ceux qui les ont vécues, et ce qu’ils feraient autrement.',
      en: 'Hiring, entrusting, correcting, thanking. Twenty real situations, told by those who lived them, and what they would do differently.',
      ar: 'التوظيف والتكليف والتصحيح والشكر: عشرون موقفاً حقيقياً يرويها أصحابها وما كانوا سيفعلونه بشكل مختلف.',
    },
  },
]
