import { type RefObject, useEffect, useRef } from 'react';
import { useSdk } from './sdk-context';

/** Measures the navigation bar: `navHeight` of the configuration, and `--yy-nav-measured` for what stays below the bar. */
export function useNavHeight(): RefObject<HTMLElement | null> {
  const { config } = useSdk();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const seen = new ResizeObserver(() => {
      const { offsetHeight } = current;
      config.state.navHeight = offsetHeight;
      document.documentElement.style.setProperty('--yy-nav-measured', `${offsetHeight}px`);
    });
    seen.observe(current);
    return () => seen.disconnect();
  }, [config]);
  return bar;
}
