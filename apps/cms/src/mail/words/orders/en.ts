import type { OrderMailWords } from './fr.ts'

export const en: OrderMailWords = {
  acknowledged: {
    subject: 'We have received your order',
    text: 'Your order is registered. This is what you ordered.',
  },
  confirmed: {
    subject: 'Your order is confirmed',
    text: 'We are preparing it and will deliver it. You pay in cash on delivery.',
  },
  seatsKept: {
    subject: 'Your seats are kept',
    text: 'Your order is confirmed and the seats are yours. The amount below is still to be paid.',
  },
  paid: {
    subject: 'We have received your payment',
    text: 'Thank you! Your payment has arrived, your order is paid.',
  },
  declared: {
    subject: 'We are checking your payment',
    text: 'You told us that you have paid. Someone on our team is checking it and will write to you. Until then, do not pay a second time.',
  },
  refused: {
    subject: 'We could not find your payment',
    text: 'The payment could not be confirmed. If your account was debited, reply to this letter with the message from your operator: nothing is lost.',
  },
  reminder: {
    subject: 'Your order is waiting for its payment',
    text: 'We are keeping it for you a little longer. If you have just paid, give your transaction number on the page of the order.',
  },
  ready: {
    subject: 'Your order is ready',
    office: (address) => `It is waiting for you at our office: ${address}.`,
    delivery: 'We are bringing it to you. Keep your phone close by: the courier will call you.',
  },
  cancelled: {
    subject: 'Your order is cancelled',
    text: 'It will not be prepared. Please do not pay for it any more.',
  },
  expired: {
    subject: 'Your order has expired',
    text: 'Its payment did not arrive in time, so we no longer keep it. If you have paid in the meantime, reply to this letter with your transaction number: nothing is lost.',
  },
  refundDue: {
    subject: 'We are going to refund you',
    text: 'We owe you money. We will refund you by the means you paid with, and write to you as soon as it is done.',
  },
  refunded: {
    subject: 'You have been refunded',
    text: 'The refund has been sent by the means you paid with.',
  },
  planEnding: {
    subject: 'Your plan ends soon',
    text: 'It ends by itself: nothing will be charged. To go on, order it again.',
  },
  balanceDue: {
    subject: 'The rest of your enrolment is to be paid',
    text: 'Your deposit keeps your seats. To keep them, pay the rest on this day at the latest, from the page of your order.',
    byPurchaseOrder: (number) =>
      `What you ordered with purchase order ${number} is to be paid on this day at the latest, from the page of your order.`,
  },
  sendPaper:
    'Send us the document to review from the page of your order: we begin as soon as we have it.',
  total: 'Total',
  delivery: 'Delivery',
  order: 'Order',
  keptUntil: 'Kept until',
  dueOn: 'To be paid by',
  endsOn: 'Ends on',
  rest: 'Still to be paid',
  amount: 'Amount',
  receipt: 'Receipt',
  open: 'Open my order',
  openForReceipt: 'Open my order and my receipt',
  terms: 'Terms',
  why: 'You receive this letter because this address was given with an order. It is not yours? Reply to tell us.',
}
