import { parseLink, type RouteTable, type Link as Target, webPageUrl } from '@yunyou/navigation';
import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import { useSdk } from '../sdk-context';

export interface OperatorLinkProps {
  /** Where the operator wants it to lead: a page of the app, a web address, another mini-program. */
  to: string;
  /** Class of the root element. Default none. */
  className?: string;
  /** What is tapped. */
  children: ReactNode;
}

/** The address a browser can follow; web pages are shown inside the app. Undefined for what only other hosts can open. */
export function hrefOf(to: string, table: RouteTable): string | undefined {
  const target: Target = parseLink(to, table);
  if (target.kind === 'INNER') return target.url;
  if (target.kind === 'H5') return webPageUrl(target.url);
  return undefined;
}

/** A link the operator has configured. One that leads nowhere here is no link: nobody is led to a lost page. */
export function OperatorLink({ to, className, children }: OperatorLinkProps) {
  const { navigation } = useSdk();
  const href = hrefOf(to, navigation.table);
  if (href === undefined) return <div className={className}>{children}</div>;
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
