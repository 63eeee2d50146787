/** Every Choice of Nostalgia's rules, each with its component; the compiler sees that none is missing. */

import type { Component } from 'svelte'
import type { Desk } from '../../lib/choices/desk'
import MemoryPay from './MemoryPay.svelte'
import PartnerChoice from './PartnerChoice.svelte'
import StockChoice from './StockChoice.svelte'
import TimePay from './TimePay.svelte'
import TriggerChoice from './TriggerChoice.svelte'

export type NostalgiaQuestion = 'ChooseTrigger' | 'PayForMemory' | 'DrawFromStock' | 'PayForTime' | 'ChoosePartner'

export const QUESTIONS = {
  ChooseTrigger: TriggerChoice,
  PayForMemory: MemoryPay,
  DrawFromStock: StockChoice,
  PayForTime: TimePay,
  ChoosePartner: PartnerChoice,
} satisfies Record<NostalgiaQuestion, Component<{ desk: Desk }>>
