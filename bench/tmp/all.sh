timeout 500 chrt -r 1 npm exec -c "node bench/tmp/lh.ts 1 /home /about-us /contact-us /faqs /careers /termsconditions /installations" 2>&1 | grep -v "npm warn"
