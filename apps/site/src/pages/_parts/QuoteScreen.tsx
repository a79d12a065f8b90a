import { ExpiredNotice } from '../../features/jobs/screens/ExpiredNotice.tsx'
import { Quote, type QuoteProps } from '../../features/quote/Quote.tsx'

interface QuoteScreenProps extends Omit<QuoteProps, 'notice'> {
  /** `YYYY-MM-DD`: the last day of the offer that the link was for, where it is over. */
  closedOn: string | undefined
}

/** The quote form; whoever comes by the link of an offer that is over reads so above it. */
export function QuoteScreen({ closedOn, ...quote }: QuoteScreenProps) {
  const over = { date_expiration: closedOn ?? null, pourvue: false }
  const notice = closedOn && <ExpiredNotice job={over} words={quote.words} />
  return <Quote {...quote} notice={notice} />
}
