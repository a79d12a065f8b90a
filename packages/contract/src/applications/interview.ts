import { z } from 'zod'
import { time } from '../wire/timestamps.ts'

export const interviewAnswers = ['vient', 'absent'] as const

export type InterviewAnswer = (typeof interviewAnswers)[number]

/** The facts of a coming interview that its candidate sees. */
export const followedInterview = z.object({
  le: time,
  reponse: z.enum(interviewAnswers).nullable(),
})

/**
 * `data` of `POST /api/candidatures/entretien`. `pour` is the time that the candidate read: an
 * answer for a time that has changed since does not count.
 */
export const interviewReply = z.object({
  reference: z.string().trim().min(1).max(80),
  phone: z.string().trim().min(1).max(80),
  pour: time,
  reponse: z.enum(interviewAnswers),
})
