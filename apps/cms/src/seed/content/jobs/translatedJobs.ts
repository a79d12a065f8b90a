import type { SeedJob } from './seedJob.ts'

/** Offers that stand in the three languages. */
export const translatedJobs: SeedJob[] = [
  {
    slug: 'comptable-cooperative-agricole',
    titre: {
      fr: 'Comptable de coopérative agricole',
      en: 'Accountant for a farming cooperative',
      ar: 'محاسب لتعاونية زراعية',
    },
    publishedDaysAgo: 3,
    expiresInDays: 24,
    pays: 'Burkina Faso',
    urgent: true,
    compagnie: 'Coopérative Wend Panga',
    domain: 'gestion',
    type: 'cdi',
    experience: 'trois-ans',
    description: {
      fr: `La coopérative réunit 640 productrices de karité autour de Koudougou. Elle cherche la personne qui tiendra ses comptes et expliquera les chiffres à l’assemblée.

## Missions

- Tenir la comptabilité selon le SYSCOHADA révisé
- Suivre la caisse de huit centres de collecte
- Préparer les paiements aux productrices, deux fois par mois
- Présenter un rapport d’une page à chaque conseil d’administration

## Profil

| Critère | Attendu |
|---|---|
| Diplôme | BAC + 3 en comptabilité ou gestion |
| Langues | Français écrit, mooré parlé |
| Outils | Tableur, logiciel de comptabilité |
| Déplacements | Deux jours par semaine, à moto |

## Ce que nous offrons

Salaire de **220 000 à 260 000 FCFA** selon l’expérience, CNSS, moto de service, treizième mois.`,
      en: `The cooperative brings together 640 women who make shea butter around Koudougou. It is looking for the person who will keep its books and explain the figures to the assembly.

## Your work

- Keep the accounts under the revised SYSCOHADA rules
- Follow the cash of eight collection centres
- Prepare the payments to the producers, twice a month
- Present a one-page report to every board meeting

## Profile

| Criterion | Expected |
|---|---|
| Degree | Three years in accounting or management |
| Languages | Written French, spoken Mooré |
| Tools | Spreadsheet, accounting software |
| Travel | Two days a week, by motorbike |

## What we offer

**220,000 to 260,000 FCFA** a month depending on experience, social security, a motorbike for work, a thirteenth month.`,
      ar: `تجمع التعاونية 640 منتِجة لزبدة الشيا حول مدينة كودوغو، وتبحث عن شخص يمسك حساباتها ويشرح الأرقام للجمعية العامة.

## المهام

- مسك الحسابات وفق نظام SYSCOHADA المعدّل
- متابعة صناديق ثمانية مراكز للتجميع
- إعداد المدفوعات للمنتجات مرتين في الشهر
- تقديم تقرير من صفحة واحدة في كل مجلس إدارة

## الشروط

شهادة جامعية في المحاسبة (ثلاث سنوات)، ولغة فرنسية مكتوبة، ومورية محكية، ورخصة قيادة دراجة نارية.

## ما نقدمه

من **220 000 إلى 260 000 فرنك** حسب الخبرة، والضمان الاجتماعي، ودراجة للعمل، وشهر ثالث عشر.`,
    },
  },
  {
    slug: 'technicien-solaire-bobo-dioulasso',
    titre: {
      fr: 'Technicien en énergie solaire',
      en: 'Solar energy technician',
      ar: 'تقني في الطاقة الشمسية',
    },
    publishedDaysAgo: 6,
    expiresInDays: 15,
    pays: 'Burkina Faso',
    compagnie: 'Solaris Énergie Sahel',
    domain: 'technique',
    type: 'cdd',
    experience: 'un-an',
    description: {
      fr: `Poser et entretenir des installations de 1 à 20 kWc dans les Hauts-Bassins : écoles, dispensaires, forages.

- Relevé sur place et plan de câblage
- Pose des panneaux, de l’onduleur et des batteries
- Mise en service et formation de l’utilisateur
- Dépannage sous 48 heures

Un BEP ou un CAP en électricité est demandé, ainsi que le permis A. Les échelles et les équipements de sécurité sont fournis ; **leur port est obligatoire**.`,
      en: `Install and maintain 1 to 20 kWp systems in the Hauts-Bassins region: schools, health posts, boreholes.

- Survey on site and wiring plan
- Fitting of panels, inverter and batteries
- Handover and training of the user
- Repairs within 48 hours

A vocational certificate in electricity and a motorbike licence are required. Safety equipment is provided and must be worn.`,
      ar: `تركيب وصيانة أنظمة شمسية من 1 إلى 20 كيلوواط في منطقة الأحواض العليا: مدارس ومراكز صحية وآبار.

- المعاينة في الموقع ومخطط الأسلاك
- تركيب الألواح والعاكس والبطاريات
- التشغيل وتدريب المستخدم
- الإصلاح خلال 48 ساعة

يشترط دبلوم مهني في الكهرباء ورخصة دراجة نارية. معدات السلامة متوفرة وارتداؤها إلزامي.`,
    },
  },
  {
    slug: 'charge-clientele-boutique-en-ligne',
    titre: {
      fr: 'Chargé de clientèle pour une boutique en ligne',
      en: 'Customer adviser for an online shop',
      ar: 'مسؤول عملاء لمتجر إلكتروني',
    },
    publishedDaysAgo: 1,
    expiresInDays: 30,
    pays: 'Burkina Faso',
    compagnie: 'Faso Logis',
    domain: 'commerce',
    type: 'cdi',
    experience: 'debutant',
    description: {
      fr: `Vous répondez aux clients par messagerie et au téléphone, vous suivez leurs commandes et vous proposez une solution quand quelque chose se passe mal.

Il faut écrire un français sans faute, garder son calme et aimer rendre service. Le mooré et le dioula sont de vrais atouts.

Horaires : du lundi au samedi, par roulement. Formation de deux semaines payée.`,
      en: `You answer customers by message and by phone, follow their orders and offer a way out when something goes wrong.

You write faultless French, stay calm and like to be of service. Mooré and Dioula are real assets. Two weeks of paid training.`,
      ar: `تجيب العملاء عبر الرسائل والهاتف، وتتابع طلباتهم، وتقترح حلاً عندما تحدث مشكلة.

المطلوب: كتابة فرنسية سليمة وهدوء وحب للخدمة. معرفة المورية أو الديولا ميزة حقيقية. تدريب مدفوع لمدة أسبوعين.`,
    },
  },
  {
    slug: 'infirmier-de-nuit-ouagadougou',
    titre: { fr: 'Infirmier ou infirmière de nuit', en: 'Night nurse', ar: 'ممرض أو ممرضة ليلية' },
    publishedDaysAgo: 2,
    expiresInDays: 8,
    pays: 'Burkina Faso',
    urgent: true,
    compagnie: 'Clinique du Kadiogo',
    domain: 'sante',
    type: 'cdi',
    experience: 'un-an',
    description: {
      fr: `Service de médecine, douze lits, quatre nuits par semaine. Diplôme d’État et inscription à l’ordre exigés. Logement possible à proximité, transport assuré à la prise de poste.

Le dossier comprend le diplôme, le CV d’une page et deux références joignables.`,
      en: `Medical ward, twelve beds, four nights a week. State diploma and registration required. Transport to work is provided.

Send the diploma, a one-page CV and two references who can be called.`,
      ar: `قسم الطب العام، اثنا عشر سريراً، أربع ليال في الأسبوع. يشترط دبلوم الدولة والتسجيل في النقابة. النقل إلى العمل مضمون.

يتضمن الملف الدبلوم وسيرة ذاتية من صفحة واحدة ومرجعين يمكن الاتصال بهما.`,
    },
  },
  {
    slug: 'developpeur-web-junior',
    titre: { fr: 'Développeur web junior', en: 'Junior web developer', ar: 'مطور ويب مبتدئ' },
    publishedDaysAgo: 9,
    expiresInDays: 40,
    pays: 'Côte d’Ivoire',
    compagnie: 'Bureau d’études Hauts-Bassins',
    domain: 'numerique',
    type: 'stage',
    experience: 'debutant',
    description: {
      fr: `Stage de six mois à Abidjan, indemnisé 150 000 FCFA par mois, avec embauche possible.

Vous travaillez sur des formulaires de terrain qui doivent fonctionner sans réseau. Vous apprenez à :

1. lire une demande et poser les bonnes questions ;
2. écrire des tests avant de corriger ;
3. mesurer ce que pèse une page.

Montrez-nous quelque chose que vous avez fait, même petit.`,
      en: `A six-month internship in Abidjan, 150,000 FCFA a month, with a possible contract at the end.

You work on field forms that must run without a network. You learn to read a request, to write tests before you mend, and to measure what a page weighs.

Show us something you made, however small.`,
      ar: `تدريب لمدة ستة أشهر في أبيدجان، بتعويض 150 000 فرنك شهرياً، مع إمكانية التوظيف.

تعمل على استمارات ميدانية يجب أن تعمل دون شبكة، وتتعلم قراءة الطلب وكتابة الاختبارات وقياس وزن الصفحة.

أرنا شيئاً أنجزته ولو كان صغيراً.`,
    },
  },
]
