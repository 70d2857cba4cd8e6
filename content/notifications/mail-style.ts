/**
 * The look of a mail: mail programs know no style sheets worth the name, so each element carries
 * its style, and these constants are the tokens of the storefront in that form.
 */
const ink = '#0b2530'
const secondaryInk = '#47565e'
const hairline = '#d9e3e7'
const page = '#f6f9fa'
const card = '#ffffff'
const brand = '#0096c7'
const action = '#006f95'
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export const mailStyle = {
  body: `margin:0;padding:0;background:${page};-webkit-text-size-adjust:100%`,
  outer: `background:${page}`,
  outerCell: 'padding:24px 12px 32px',
  column: 'max-width:560px;margin:0 auto',
  logo: `${font};font-size:22px;line-height:1;font-weight:700;mail-spacing:-0.02em;color:${ink};padding:4px 8px 20px`,
  logoAccent: `color:${brand}`,
  card: `background:${card};border:1px solid ${hairline};border-radius:12px;padding:28px 24px`,
  title: `${font};font-size:22px;line-height:1.3;font-weight:700;color:${ink};margin:0 0 16px`,
  paragraph: `${font};font-size:16px;line-height:1.55;color:${ink};margin:0 0 16px`,
  factTable: `border-top:1px solid ${hairline};margin:8px 0 24px`,
  factLabel: `${font};font-size:14px;line-height:1.45;color:${secondaryInk};padding:10px 12px 10px 0;border-bottom:1px solid ${hairline};text-align:left;vertical-align:top;font-weight:400;width:38%`,
  factValue: `${font};font-size:16px;line-height:1.35;color:${ink};padding:10px 0;border-bottom:1px solid ${hairline};text-align:left;vertical-align:top;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;word-break:break-word`,
  buttonCell: `background:${action};border-radius:6px`,
  button: `${font};display:inline-block;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none;padding:14px 22px`,
  buttonSpace: 'margin:8px 0 24px',
  closing: `${font};font-size:16px;line-height:1.55;color:${ink};margin:0`,
  footer: `${font};font-size:13px;line-height:1.55;color:${secondaryInk};padding:20px 8px 0`,
  footerLink: `color:${action};text-decoration:underline`,
} as const
