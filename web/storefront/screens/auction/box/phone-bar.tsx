import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { PopoverWindow } from '#web/ui/overlays/popover-window.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import { phaseOf } from '../../../auction/phase.ts'
import { auctionMarks } from '../../../auction/shown-auction.ts'
import { limitHash } from '../amounts/limit-hash.ts'
import boxStyles from '../auction-box.module.css'
import styles from './phone-bar.module.css'
import { isBiddable, primaryAction } from './primary-action.ts'
import { AuctionClock } from './state/auction-clock.tsx'
import { useShownPrice } from './state/box-price.tsx'
import { StandingWord } from './state/standing-word.tsx'

/** On a phone: price, time and the way to the box, always in reach of the thumb. */
export function PhoneBar({ auction, children }: { auction: AuctionView; children: ReactNode }) {
  const t = useTranslations('auction.box')
  const tStatus = useTranslations('auction.status')
  const tShort = useTranslations('catalog.lightShort')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useFootBar(bar)
  const { hash, key } = useLocation()
  const followed = useRef(key)
  useEffect(() => {
    const isShown = bar.current !== null && getComputedStyle(bar.current).display !== 'none'
    if (hash === '#answer' || hash === limitHash) setOpen(isShown)
    // A link to anything else leads out of the box to the page beneath it. Coming to the page is none: a press may be quicker.
    else if (followed.current !== key) setOpen(false)
    followed.current = key
  }, [hash, key])
  const { label, amountEur, tone } = useShownPrice(auction)
  const isIslands = useIsIslands()
  const sheetId = useId()
  const sheet = {
    opens: t(primaryAction(auction)),
    title: isBiddable(auction) ? t('bid') : t('label'),
  }
  const isRunning = phaseOf(auction) === 'open'
  return (
    <div ref={bar} className={styles.phoneBar} {...auctionMarks(auction)} data-foot-bar="">
      <div className={styles.phoneFigures}>
        <span className={styles.phoneLabel}>
          <StandingWord auction={auction} />
          {amountEur !== null && label}
          {auction.light !== null && isRunning && (
            <TrafficLight light={auction.light} word={tShort(auction.light)} />
          )}
        </span>
        <span className={styles.phoneLine}>
          {amountEur !== null && (
            <Price size="small" tone={tone} amount={format.money(amountEur)} />
          )}
          <span className={styles.phoneClock}>
            {phaseOf(auction) === 'over' || auction.endsAt === null ? (
              tStatus(auction.status)
            ) : (
              <AuctionClock auction={auction} />
            )}
          </span>
        </span>
      </div>
      {isIslands ? (
        <>
          <Button look="primary" aria-haspopup="dialog" popoverTarget={sheetId}>
            {sheet.opens}
          </Button>
          <PopoverWindow id={sheetId} title={sheet.title} side="bottom">
            <div className={boxStyles.sheet}>{children}</div>
          </PopoverWindow>
        </>
      ) : (
        <>
          <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {sheet.opens}
          </Button>
          <Drawer side="bottom" open={isOpen} onClose={() => setOpen(false)} title={sheet.title}>
            <div className={boxStyles.sheet}>{children}</div>
          </Drawer>
        </>
      )}
    </div>
  )
}
