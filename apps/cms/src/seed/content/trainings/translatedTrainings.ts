import type { SeedTraining } from './seedTraining.ts'

/** Trainings that stand in the three languages. */
export const translatedTrainings: SeedTraining[] = [
  {
    slug: 'comptabilite-syscohada-petites-entreprises',
    Theme: {
      fr: 'Comptabilité SYSCOHADA pour les petites entreprises',
      en: 'SYSCOHADA accounting for small businesses',
      ar: 'محاسبة SYSCOHADA للمؤسسات الصغيرة',
    },
    description: {
      fr: `Quatre jours pour passer du cahier aux états financiers, avec les factures de votre propre entreprise.

| Jour | Matin | Après-midi |
|---|---|---|
| 1 | Le plan de comptes utile | Journal et grand livre |
| 2 | Achats, ventes, TVA | Exercices sur vos pièces |
| 3 | Stocks et immobilisations | Salaires et cotisations |
| 4 | Bilan et compte de résultat | Épreuve et corrigé |

Apportez une clé USB et **un mois de factures**.`,
      en: `Four days to go from the notebook to the financial statements, with the invoices of your own business.

| Day | Morning | Afternoon |
|---|---|---|
| 1 | The accounts you need | Journal and ledger |
| 2 | Purchases, sales, VAT | Exercises on your papers |
| 3 | Stock and fixed assets | Wages and contributions |
| 4 | Balance sheet and results | Test and answers |

Bring a USB stick and **one month of invoices**.`,
      ar: `أربعة أيام للانتقال من الدفتر إلى القوائم المالية، بفواتير مؤسستك أنت.

| اليوم | صباحاً | بعد الظهر |
|---|---|---|
| 1 | مخطط الحسابات المفيد | دفتر اليومية ودفتر الأستاذ |
| 2 | المشتريات والمبيعات والضريبة | تمارين على وثائقك |
| 3 | المخزون والأصول الثابتة | الأجور والاشتراكات |
| 4 | الميزانية وحساب النتائج | الاختبار والتصحيح |

أحضر مفتاح USB و**فواتير شهر كامل**.`,
    },
    objectifs: {
      fr: '<ul><li>Tenir un journal sans erreur</li><li>Établir un bilan simplifié</li><li>Préparer une déclaration de TVA</li></ul>',
      en: '<ul><li>Keep a journal without mistakes</li><li>Draw up a simplified balance sheet</li><li>Prepare a VAT return</li></ul>',
      ar: '<ul><li>مسك دفتر اليومية دون أخطاء</li><li>إعداد ميزانية مبسطة</li><li>تحضير التصريح الضريبي</li></ul>',
    },
    cible: {
      fr: '<p>Gérantes, gérants, assistants de gestion. <strong>Aucun diplôme n’est demandé</strong> ; il faut savoir utiliser un tableur.</p>',
      en: '<p>Owners and assistants. <strong>No diploma is required</strong>; you must know how to use a spreadsheet.</p>',
      ar: '<p>أصحاب المؤسسات ومساعدوهم. <strong>لا تُشترط أي شهادة</strong>، مع معرفة استعمال جدول البيانات.</p>',
    },
    Competences: {
      fr: 'Plan de comptes, Journal, TVA, Bilan simplifié',
      en: 'Chart of accounts, Journal, VAT, Balance sheet',
      ar: 'مخطط الحسابات, دفتر اليومية, الضريبة, الميزانية',
    },
    startsInDays: 34,
    endsInDays: 37,
    nombre_heures: 28,
    lieu: {
      fr: 'Ouagadougou, salle Bendré',
      en: 'Ouagadougou, Bendré room',
      ar: 'واغادوغو، قاعة بندري',
    },
    avec_certificat: true,
    avec_test: true,
    prix_formation: 125_000,
    niveau: 'intermediaire',
    pictures: ['graphique', 'bureau'],
    trainer: 'Sanou',
    type: 'certifiante',
    mode: 'salle',
    payments: ['mobile', 'especes', 'virement', 'cheque'],
  },
  {
    slug: 'tableur-du-debutant-au-tableau-de-bord',
    Theme: {
      fr: 'Tableur : du débutant au tableau de bord',
      en: 'Spreadsheets: from beginner to dashboard',
      ar: 'جداول البيانات: من المبتدئ إلى لوحة القيادة',
    },
    description: {
      fr: 'Dix formules, trois graphiques, un tableau de bord d’une page. Chaque participant repart avec le fichier de **son** activité.',
      en: 'Ten formulas, three charts, a one-page dashboard. Everyone leaves with the file of **their own** activity.',
      ar: 'عشر صيغ وثلاثة رسوم بيانية ولوحة قيادة من صفحة واحدة. يغادر كل مشارك ومعه ملف نشاطه.',
    },
    objectifs: {
      fr: '<ul><li>Saisir sans se tromper</li><li>Calculer, trier, filtrer</li><li>Présenter un chiffre qui décide</li></ul>',
      en: '<ul><li>Enter data without mistakes</li><li>Calculate, sort, filter</li><li>Show a figure that decides</li></ul>',
      ar: '<ul><li>إدخال البيانات دون أخطاء</li><li>الحساب والفرز والتصفية</li><li>عرض الرقم الحاسم</li></ul>',
    },
    cible: {
      fr: '<p>Toute personne qui tient un suivi sur papier ou dans un fichier.</p>',
      en: '<p>Anyone who keeps records on paper or in a file.</p>',
      ar: '<p>كل من يسجل بيانات على الورق أو في ملف.</p>',
    },
    Competences: {
      fr: 'Formules, Tri et filtres, Graphiques',
      en: 'Formulas, Sorting, Charts',
      ar: 'الصيغ, الفرز, الرسوم البيانية',
    },
    startsInDays: 48,
    nombre_heures: 18,
    lieu: {
      fr: 'Bobo-Dioulasso, Maison des jeunes',
      en: 'Bobo-Dioulasso, youth centre',
      ar: 'بوبو ديولاسو، دار الشباب',
    },
    avec_certificat: false,
    avec_test: true,
    prix_formation: 60_000,
    niveau: 'debutant',
    pictures: ['ordinateur'],
    trainer: 'Ouattara',
    type: 'inter',
    mode: 'salle',
    payments: ['mobile', 'especes', 'carte'],
  },
  {
    slug: 'vendre-en-ligne-avec-son-telephone',
    Theme: {
      fr: 'Vendre en ligne avec son téléphone',
      en: 'Selling online with your phone',
      ar: 'البيع عبر الإنترنت بهاتفك',
    },
    description: {
      fr: `Six soirées en classe virtuelle. À la fin, votre boutique est ouverte.

1. Photographier avec la lumière du jour
2. Écrire une fiche qui répond aux questions
3. Fixer un prix qui laisse une marge
4. Se faire payer et livrer
5. Répondre vite et bien
6. Compter ce qui marche`,
      en: `Six evenings in a virtual class. At the end, your shop is open.

1. Take photos in daylight
2. Write a product sheet that answers questions
3. Set a price that leaves a margin
4. Get paid and deliver
5. Answer fast and well
6. Count what works`,
      ar: `ست أمسيات في قسم افتراضي، وفي نهايتها يكون متجرك مفتوحاً.

1. التصوير في ضوء النهار
2. كتابة بطاقة منتج تجيب عن الأسئلة
3. تحديد سعر يترك هامش ربح
4. تحصيل الثمن والتسليم
5. الرد بسرعة وإتقان
6. قياس ما ينجح`,
    },
    objectifs: {
      fr: '<p>Ouvrir une boutique simple, prendre sa première commande et la livrer.</p>',
      en: '<p>Open a simple shop, take a first order and deliver it.</p>',
      ar: '<p>فتح متجر بسيط وتلقي أول طلب وتسليمه.</p>',
    },
    cible: {
      fr: '<p>Commerçantes, artisans, transformateurs. Un téléphone récent et une connexion 3G suffisent.</p>',
      en: '<p>Traders, craftspeople, food makers. A recent phone and a 3G connection are enough.</p>',
      ar: '<p>التجار والحرفيون والمصنعون. يكفي هاتف حديث واتصال 3G.</p>',
    },
    Competences: {
      fr: 'Photo produit, Fiche de vente, Service client',
      en: 'Product photos, Sales sheets, Customer service',
      ar: 'صور المنتج, بطاقة البيع, خدمة العملاء',
    },
    startsInDays: 62,
    endsInDays: 76,
    nombre_heures: 12,
    lieu: {
      fr: 'En ligne, de 19 h à 21 h',
      en: 'Online, from 7 to 9 p.m.',
      ar: 'عبر الإنترنت، من 19 إلى 21',
    },
    avec_certificat: false,
    avec_test: false,
    prix_formation: 25_000,
    niveau: 'debutant',
    pictures: ['telephone', 'marche'],
    trainer: 'Tapsoba',
    type: 'distance',
    mode: 'ligne',
    payments: ['mobile', 'virement'],
  },
  {
    slug: 'reussir-son-entretien-d-embauche',
    Theme: {
      fr: 'Réussir son entretien d’embauche',
      en: 'Succeeding in a job interview',
      ar: 'النجاح في مقابلة التوظيف',
    },
    description: {
      fr: 'Une journée, huit participants, chacun passe deux entretiens filmés et en discute. On travaille la présentation en une minute, les questions difficiles et la négociation du salaire.',
      en: 'One day, eight people, each has two filmed interviews and talks them over: the one-minute introduction, hard questions, the pay.',
      ar: 'يوم واحد وثمانية مشاركين، يجري كل منهم مقابلتين مصورتين ثم يناقشهما: التقديم في دقيقة والأسئلة الصعبة والراتب.',
    },
    objectifs: {
      fr: '<ul><li>Se présenter en une minute</li><li>Répondre avec un exemple vécu</li></ul>',
      en: '<ul><li>Introduce yourself in one minute</li><li>Answer with an example you lived</li></ul>',
      ar: '<ul><li>تقديم النفس في دقيقة</li><li>الإجابة بمثال من الواقع</li></ul>',
    },
    cible: {
      fr: '<p>Jeunes diplômés et personnes en reconversion.</p>',
      en: '<p>Recent graduates and people changing trades.</p>',
      ar: '<p>الخريجون الجدد ومن يغيرون مهنتهم.</p>',
    },
    Competences: {
      fr: 'Prise de parole, Écoute, Négociation',
      en: 'Speaking, Listening, Negotiation',
      ar: 'التحدث, الإصغاء, التفاوض',
    },
    startsInDays: 9,
    endsInDays: 9,
    nombre_heures: 7,
    lieu: {
      fr: 'Koudougou, Chambre de commerce',
      en: 'Koudougou, Chamber of Commerce',
      ar: 'كودوغو، غرفة التجارة',
    },
    avec_certificat: false,
    avec_test: false,
    prix_formation: 15_000,
    niveau: 'debutant',
    pictures: ['reunion'],
    trainer: 'Kaboré',
    type: 'inter',
    mode: 'salle',
    payments: ['mobile', 'especes'],
  },
  {
    slug: 'proteger-son-entreprise-des-arnaques-en-ligne',
    Theme: {
      fr: 'Protéger son entreprise des arnaques en ligne',
      en: 'Protecting your business from online fraud',
      ar: 'حماية مؤسستك من الاحتيال الإلكتروني',
    },
    description: {
      fr: 'Mots de passe, faux fournisseurs, téléphone volé, sauvegarde : deux matinées pour mettre en place six habitudes, puis **un exercice surprise** le mois suivant.',
      en: 'Passwords, false suppliers, stolen phones, backups: two mornings to set up six habits, then **a surprise exercise** the month after.',
      ar: 'كلمات السر والموردون المزيفون والهاتف المسروق والنسخ الاحتياطي: صباحان لترسيخ ست عادات ثم تمرين مفاجئ بعد شهر.',
    },
    objectifs: {
      fr: '<ul><li>Reconnaître un message piégé</li><li>Réagir dans la première heure</li></ul>',
      en: '<ul><li>Recognise a trap message</li><li>React within the first hour</li></ul>',
      ar: '<ul><li>التعرف على الرسالة الخادعة</li><li>التصرف في الساعة الأولى</li></ul>',
    },
    cible: {
      fr: '<p>Petites équipes, caissières, secrétariats.</p>',
      en: '<p>Small teams, cashiers, offices.</p>',
      ar: '<p>الفرق الصغيرة وأمناء الصناديق والمكاتب.</p>',
    },
    Competences: {
      fr: 'Mots de passe, Sauvegarde, Réflexes',
      en: 'Passwords, Backups, Reflexes',
      ar: 'كلمات السر, النسخ الاحتياطي, ردود الفعل',
    },
    startsInDays: 21,
    endsInDays: 22,
    nombre_heures: 8,
    lieu: {
      fr: 'Ouagadougou, salle Bendré',
      en: 'Ouagadougou, Bendré room',
      ar: 'واغادوغو، قاعة بندري',
    },
    avec_certificat: false,
    avec_test: true,
    prix_formation: 0,
    niveau: 'debutant',
    pictures: [],
    trainer: 'Bationo',
    type: 'inter',
    mode: 'mixte',
    payments: [],
  },
]
