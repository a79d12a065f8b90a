import { cvWords } from '@sira/contract/cv/cvWords'
import type { Resume } from '@sira/contract/cv/resume'
import type { Locale } from '@sira/contract/locales'

export const letterKinds = ['offer', 'unasked', 'internship'] as const
export type LetterKind = (typeof letterKinds)[number]

/** The facts for a first draft; unknown ones are left out of it. */
interface LetterFacts {
  post: string
  company: string
  resume: Resume | undefined
}

interface Template {
  subject: Readonly<Record<LetterKind, (post: string) => string>>
  greeting: string
  opening: Readonly<Record<LetterKind, (post: string, company: string) => string>>
  worked: (position: string, employer: string) => string
  studied: (diploma: string, school: string) => string
  skills: (skills: string) => string
  own: string
  meeting: (phone: string) => string
  closing: string
}

/** Between square brackets: what only who writes can say. */
export const toReplace = /\[[^\]\n]{3,}\]/

const templates: Readonly<Record<Locale, Template>> = {
  fr: {
    subject: {
      offer: (post) => `Candidature au poste${post && `\u00a0: ${post}`}`,
      unasked: (post) => `Candidature spontanée${post && `\u00a0: ${post}`}`,
      internship: (post) => `Demande de stage${post && `\u00a0: ${post}`}`,
    },
    greeting: 'Madame, Monsieur,',
    opening: {
      offer: (post, company) =>
        `Vous recherchez${company && `, chez ${company},`} une personne${post && ` pour le poste «\u00a0${post}\u00a0»`}. Ce poste correspond à ce que je sais faire et je vous propose ma candidature.`,
      unasked: (post, company) =>
        `Je souhaite rejoindre ${company || 'votre équipe'}${post && ` comme ${post}`} et vous propose ma candidature pour un poste présent ou à venir.`,
      internship: (post, company) =>
        `Je souhaite faire un stage${post && ` (${post})`} ${company ? `chez ${company}` : 'dans votre structure'}, pour apprendre le métier sur le terrain et vous être utile.`,
    },
    worked: (position, employer) =>
      `J’ai travaillé comme ${position}${employer && ` chez ${employer}`}\u00a0: j’y ai appris à tenir mes délais et à rendre compte de mon travail.`,
    studied: (diploma, school) => `Ma formation\u00a0: ${diploma}${school && ` (${school})`}.`,
    skills: (skills) => `Je mets à votre service\u00a0: ${skills}.`,
    own: '[Dites ici, en deux phrases, ce que vous apporterez à cette structure.]',
    meeting: (phone) =>
      `Je me tiens à votre disposition pour un entretien au jour qui vous conviendra${phone && `, au ${phone}`}.`,
    closing:
      'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
  },
  en: {
    subject: {
      offer: (post) => `Application${post && ` for the post of ${post}`}`,
      unasked: (post) => `Application${post && ` as ${post}`}`,
      internship: (post) => `Request for an internship${post && `: ${post}`}`,
    },
    greeting: 'Dear Sir or Madam,',
    opening: {
      offer: (post, company) =>
        `You are looking for somebody${post && ` for the post “${post}”`}${company && ` at ${company}`}. The post matches what I can do, and I would like to apply.`,
      unasked: (post, company) =>
        `I would like to join ${company || 'your team'}${post && ` as ${post}`}, and offer you my application for a post now or later.`,
      internship: (post, company) =>
        `I would like to do an internship${post && ` (${post})`} ${company ? `at ${company}` : 'with you'}, to learn the trade in practice and to be of use to you.`,
    },
    worked: (position, employer) =>
      `I have worked as ${position}${employer && ` at ${employer}`}, where I learned to keep to deadlines and to report on my work.`,
    studied: (diploma, school) => `My education: ${diploma}${school && ` (${school})`}.`,
    skills: (skills) => `I bring: ${skills}.`,
    own: '[Say here, in two sentences, what you will bring to this organisation.]',
    meeting: (phone) =>
      `I am available for an interview on the day that suits you${phone && `, at ${phone}`}.`,
    closing: 'Yours faithfully,',
  },
  ar: {
    subject: {
      offer: (post) => `طلب توظيف${post && `: ${post}`}`,
      unasked: (post) => `ترشّح تلقائي${post && `: ${post}`}`,
      internship: (post) => `طلب تدريب${post && `: ${post}`}`,
    },
    greeting: 'السيدة الفاضلة، السيد الفاضل،',
    opening: {
      offer: (post, company) =>
        `تبحثون${company && ` في ${company}`} عن شخص${post && ` لوظيفة «${post}»`}. تناسب هذه الوظيفة ما أتقنه، ويسرّني أن أتقدّم إليها.`,
      unasked: (post, company) =>
        `أرغب في الانضمام إلى ${company || 'فريقكم'}${post && ` بصفة ${post}`}، وأضع ترشّحي بين أيديكم لوظيفة حالية أو مقبلة.`,
      internship: (post, company) =>
        `أرغب في إجراء تدريب${post && ` (${post})`} ${company ? `في ${company}` : 'لديكم'}، لأتعلّم المهنة ميدانيًا وأفيدكم.`,
    },
    worked: (position, employer) =>
      `عملت بوظيفة ${position}${employer && ` في ${employer}`}، وتعلّمت احترام المواعيد وتقديم حصيلة عملي.`,
    studied: (diploma, school) => `دراستي: ${diploma}${school && ` (${school})`}.`,
    skills: (skills) => `أضع في خدمتكم: ${skills}.`,
    own: '[اكتبوا هنا، في جملتين، ما ستقدّمونه لهذه المؤسسة.]',
    meeting: (phone) =>
      `أنا رهن إشارتكم لمقابلة في اليوم الذي يناسبكم${phone && `، على الرقم ${phone}`}.`,
    closing: 'وتفضّلوا بقبول فائق الاحترام والتقدير.',
  },
}

export function letterSubject(kind: LetterKind, lang: Locale, post: string): string {
  return templates[lang].subject[kind](post.trim())
}

/** A first draft, from the offer and the CV, to be made one’s own. */
export function letterText(kind: LetterKind, lang: Locale, facts: LetterFacts): string {
  const template = templates[lang]
  const { resume } = facts
  const [job] = resume?.work.filter(({ position }) => position.trim() !== '') ?? []
  const [study] = resume?.education.filter(({ studyType }) => studyType.trim() !== '') ?? []
  const skills = (resume?.skills ?? []).map(({ name }) => name.trim()).filter((name) => name !== '')
  const past = job
    ? template.worked(job.position.trim(), job.name.trim())
    : study && template.studied(study.studyType.trim(), study.institution.trim())
  const known = skills.length > 0 && template.skills(skills.slice(0, 4).join(cvWords[lang].comma))
  const paragraphs = [
    template.greeting,
    template.opening[kind](facts.post.trim(), facts.company.trim()),
    [past, known].filter(Boolean).join(' '),
    template.own,
    template.meeting(resume?.basics.phone.trim() ?? ''),
    template.closing,
  ]
  return paragraphs.filter((one) => one !== '').join('\n\n')
}
