/** Mail through the operator's server, plain text in the reader's language. */
import { createTransport, type Transporter } from 'nodemailer';
import type { NodeConfig } from '../config/config.ts';
import { type Alert, type News, pageUrl, type Recipient } from './alert.ts';
import { mailOffKey } from './mail-off.ts';
import { alertTitle, newsText, noticeWords } from './words.ts';

const PATIENCE = 10_000;

/** How a mail can be turned off, by a program (RFC 8058) and by people. */
interface Off {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const isPage = (url: string): boolean => url.startsWith('http');

type MailConfig = Pick<NodeConfig, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #publicUrl: string | undefined;
  readonly #secret: string;

  /** The secret signs the links that turn mail off. */
  constructor({ smtpUrl, mailFrom, publicUrl }: MailConfig, secret: string) {
    this.#transport = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE });
    this.#from = mailFrom;
    this.#publicUrl = publicUrl;
    this.#secret = secret;
  }

  async alert(alert: Alert): Promise<void> {
    const { to, news } = alert;
    if (!to.email) return;
    const { open } = noticeWords(to.locale);
    const link = ({ url }: News): string => (isPage(url) ? `\n${open}: ${url}` : '');
    const lines = news.map((one) => `${newsText(one, to.locale)}${link(one)}`);
    await this.#sendToReader(to, to.email, alertTitle(alert), lines.join('\n\n'));
  }

  /** Its webhook is not used any more. */
  async hookStopped(to: Recipient, url: string): Promise<void> {
    const { hookStopped, hookStoppedText } = noticeWords(to.locale);
    if (to.email) await this.#sendToReader(to, to.email, hookStopped, `${hookStoppedText}${isPage(url) ? `\n${url}` : ''}`);
  }

  /** By a link, where the site knows its address; by a code in any case. */
  async confirmation(email: string, locale: string, code: string): Promise<void> {
    const words = noticeWords(locale);
    const link = this.#publicUrl ? `${words.confirmLink}\n${new URL(`/link#mail-${code}`, this.#publicUrl).href}\n\n` : '';
    await this.#send(email, words.confirmSubject, `${link}${words.confirm(code)}\n\n${words.confirmFooter}\n`);
  }

  async reset(email: string, locale: string, account: string, link: string): Promise<void> {
    const words = noticeWords(locale);
    await this.#send(email, words.resetSubject, `${words.reset(account)}\n\n${link}\n\n${words.resetFooter}\n`);
  }

  async passwordChanged(email: string, locale: string, account: string): Promise<void> {
    const words = noticeWords(locale);
    await this.#send(email, words.changedSubject, `${words.changed(account)}\n\n${words.changedFooter}\n`);
  }

  close(): void {
    this.#transport.close();
  }

  async #sendToReader(to: Recipient, email: string, subject: string, text: string): Promise<void> {
    const off = this.#off(to, email);
    await this.#send(email, subject, `${text}\n\n${noticeWords(to.locale).footer}\n${off?.text ?? ''}`, off?.headers);
  }

  #off({ id, locale }: Recipient, email: string): Off | undefined {
    if (!this.#publicUrl) return undefined;
    const url = pageUrl(this.#publicUrl, `/api/mail/off/${mailOffKey(this.#secret, id, email)}`);
    return {
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      text: `${noticeWords(locale).mailOff}: ${url}\n`,
    };
  }

  async #send(to: string, subject: string, text: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }
}
