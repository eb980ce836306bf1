/** Mail through the operator's server, plain text in the reader's language. */
import { createTransport, type Transporter } from 'nodemailer';
import type { OutgoingNotice } from './outgoing-notice.ts';
import { noticeText, noticeWords } from './words.ts';

const PATIENCE = 10_000;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#transport = createTransport({ url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE });
    this.#from = from;
  }

  async notice(notice: OutgoingNotice): Promise<void> {
    const { to, url } = notice;
    if (!to.email) return;
    const words = noticeWords(to.locale);
    const link = url.startsWith('http') ? `${words.open}: ${url}\n\n` : '';
    const subject = noticeText(notice);
    await this.#send(to.email, subject, `${subject}\n\n${link}${words.footer}\n`);
  }

  async confirmation(email: string, locale: string, code: string): Promise<void> {
    const words = noticeWords(locale);
    await this.#send(email, words.confirmSubject, `${words.confirm(code)}\n\n${words.confirmFooter}\n`);
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

  async #send(to: string, subject: string, text: string): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }
}
